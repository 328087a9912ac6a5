"""The games as others know them: PettingZoo, Gymnasium, OpenSpiel. Each needs the extra of its name."""
