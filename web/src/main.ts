import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/card.css";
import "./styles/read.css";
import "./styles/slot.css";
import { begin } from "./begin";

const target = document.getElementById("app");
if (target) void begin().then(() => mount(App, { target }));
