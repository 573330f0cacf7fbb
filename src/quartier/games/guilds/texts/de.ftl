# City and Guilds

guilds-title = City and Guilds
guilds-blurb = Alle bauen an einer Stadt: Figuren erobern Häuserblöcke, Investitionen die Gilden, die sie kontrollieren.

guilds-option-box = Stadt

guilds-phase-return = Lege eins deiner vier Plättchen verdeckt zurück.
guilds-phase-found = Aufbau: Lege ein Plättchen in einen leeren Block, nicht benachbart zu Plättchen anderer Blöcke. Keine Figur, keine Investition.
guilds-phase-lay = Lege eins deiner Plättchen neben ein Plättchen auf dem Plan.
guilds-phase-invest = Investiere in diese Gilde oder setze eine zweite Figur auf das Gebäude.
guilds-phase-minstrel = Setze eine Figur auf das Minnesängerhaus oder lass es leer.
guilds-phase-tavern = Du hast einen Block vervollständigt: Lege eine Taverne oder verzichte.
guilds-phase-take = Nimm eins der offenen Plättchen.

guilds-rule-not-in-hand = Ein solches Plättchen hast du nicht auf der Hand.
guilds-rule-space-taken = Auf diesem Platz liegt schon ein Plättchen.
guilds-rule-touches-nothing = Ein Plättchen muss einem liegenden benachbart sein: in gerader Linie, nur mit Straße dazwischen.
guilds-rule-block-begun = Beim Aufbau beginnt jedes Plättchen einen neuen Block; in diesem liegt schon eins.
guilds-rule-touches-a-tile = Beim Aufbau darf ein Plättchen keinem in einem anderen Block benachbart sein.
guilds-rule-neither = Ein Gebäude bringt eine Investition oder eine zweite Figur; eins von beiden muss es sein.
guilds-rule-no-investment = Ein Minnesängerhaus gehört keiner Gilde: Hier wird nicht investiert.
guilds-rule-no-tavern = Eine Taverne legt nur, wer eben einen der ersten vier Blöcke vervollständigt hat.
guilds-rule-not-open = Ein solches Plättchen liegt nicht offen.

guilds-item-block-alone = Block { $block }, Wert { $value }: allein darin
guilds-item-block-first = Block { $block }, Wert { $value }: erster Besitzer, die Hälfte
guilds-item-block-second = Block { $block }, Wert { $value }: zweiter Besitzer, ein Viertel
guilds-item-block-third = Block { $block }, Wert { $value }: dritter Besitzer, ein Achtel
guilds-item-block-first-of-two = Block { $block }, Wert { $value }: erster von zwei Besitzern, die Hälfte und 1 mehr
guilds-item-block-second-of-two = Block { $block }, Wert { $value }: zweiter von zwei Besitzern, ein Viertel und 1 mehr
guilds-item-guild-first = Block { $block }: Erster bei der Gilde, die ihn kontrolliert ({ $guild ->
    [b] Bäcker
    [c] Tuchmacher
    [k] Kerzenmacher
   *[s] Schmiede
})
guilds-item-guild-second = Block { $block }: Zweiter bei der Gilde, die ihn kontrolliert ({ $guild ->
    [b] Bäcker
    [c] Tuchmacher
    [k] Kerzenmacher
   *[s] Schmiede
})
guilds-item-guild-third = Block { $block }: Dritter bei der Gilde, die ihn kontrolliert ({ $guild ->
    [b] Bäcker
    [c] Tuchmacher
    [k] Kerzenmacher
   *[s] Schmiede
})
guilds-item-chain-first = Kette von { $size } über { $blocks ->
    [one] einen Block
   *[other] { $blocks } Blöcke
}, Wert { $worth }: Erster ({ $guild ->
    [b] Bäcker
    [c] Tuchmacher
    [k] Kerzenmacher
   *[s] Schmiede
})
guilds-item-chain-second = Kette von { $size } über { $blocks ->
    [one] einen Block
   *[other] { $blocks } Blöcke
}, Wert { $worth }: Zweiter, die Hälfte ({ $guild ->
    [b] Bäcker
    [c] Tuchmacher
    [k] Kerzenmacher
   *[s] Schmiede
})
guilds-item-chain-third = Kette von { $size } über { $blocks ->
    [one] einen Block
   *[other] { $blocks } Blöcke
}, Wert { $worth }: Dritter, ein Viertel ({ $guild ->
    [b] Bäcker
    [c] Tuchmacher
    [k] Kerzenmacher
   *[s] Schmiede
})
guilds-item-figures = { $figures ->
    [one] Eine unverbrauchte Figur
   *[other] { $figures } unverbrauchte Figuren
}

guilds-guild-b = Bäcker
guilds-guild-c = Tuchmacher
guilds-guild-k = Kerzenmacher
guilds-guild-s = Schmiede

guilds-terminal-open = Offene Plättchen:
guilds-terminal-stack = · { $tiles } verdeckt · Tavernen: { $taverns }
guilds-terminal-hand = Spieler { $player }: { $tiles } Plättchen, { $figures } Figuren.
guilds-terminal-guild = Gilde
guilds-terminal-track = Investition (Spieler:Feld)
guilds-terminal-chain = Längste Kette
guilds-terminal-worth = { $size } über { $blocks ->
    [one] einen Block
   *[other] { $blocks } Blöcke
}, Wert { $worth }
guilds-terminal-block = Block
guilds-terminal-value = Wert
guilds-terminal-white = Weiß
guilds-terminal-black = Schwarz
guilds-terminal-control = Gilde

guilds-notation-help = Plättchen: b Bäcker, c Tuchmacher, k Kerzenmacher, s Schmiede, mit m ihr Markt; h Minnesängerhaus, t Taverne. Plätze: Block und Nummer, etwa d4. s-d4 legt ein Plättchen; i investiert, f setzt eine Figur, n keine; t-d4 legt eine Taverne, x verzichtet darauf; >b nimmt ein offenes Plättchen; <b legt beim Aufbau eins zurück.
