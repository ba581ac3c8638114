declare module "catalog:languages" {
  export const loaders: Record<string, () => Promise<{ default: string }>>;
}
