"""Cities: Skylines: its rules on drawn cities, its cards and scenarios, and whole games followed a second way."""
