rule-TIN-3-4 = If both crews bid the same, the islet goes to the crew that called it.
