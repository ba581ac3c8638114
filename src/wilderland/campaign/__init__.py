"""More than one game: series of scenarios and campaigns, which make the setup of each game and keep its result."""

from wilderland.campaign.campaign import Campaign
from wilderland.campaign.log import CampaignLog, read_log, write_log
from wilderland.campaign.series import Series

__all__ = ["Campaign", "CampaignLog", "Series", "read_log", "write_log"]
