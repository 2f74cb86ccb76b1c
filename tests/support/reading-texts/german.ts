import type { ReadingTexts } from './reading-texts'

export const germanTexts: ReadingTexts = [
  [
    'easy',
    'Öffne die App und tippe auf das Plus. Gib deiner Liste einen Namen. Dann trägst du die erste Aufgabe ein. Du kannst sie mit dem Finger nach oben oder unten ziehen. Wenn du fertig bist, tippe auf das Feld daneben. Die Aufgabe rückt ans Ende der Liste. Willst du die Liste teilen? Tippe auf den Knopf und gib den Namen von einem Freund ein. Er bekommt eine Mail mit einem Link.',
  ],
  [
    'easy',
    'Jeden Morgen geht Tom mit seinem Hund zum Hafen. Sie laufen an den Booten und der alten Uhr vorbei. Im kleinen Laden an der Ecke kauft er Brot und Milch. Der Hund wartet vor der Tür. Dann sitzen sie auf einer Bank und sehen den Schiffen zu. Wenn es kalt ist, bleiben sie zehn Minuten. Wenn es warm ist, bleiben sie eine Stunde. Tom sagt, das ist der beste Teil des Tages.',
  ],
  [
    'medium',
    'Die meisten Projekte dauern länger als geplant, und das liegt selten an Faulheit. Wir schätzen die Arbeit, die wir sehen, und vergessen die, die wir nicht sehen. Besprechungen, Prüfungen und kleine Reparaturen füllen ein Drittel jeder Woche. Eine gute Schätzung nennt deshalb eine Spanne statt eines festen Termins. Teams, die ihre letzten Schätzungen mit dem vergleichen, was wirklich geschah, werden in wenigen Monaten besser.',
  ],
  [
    'medium',
    'Die alte Hafenstadt liegt zwischen zwei Flüssen und hat den größten Teil ihrer Mauern aus dem Mittelalter behalten. Besucher kommen mit der Bahn in weniger als einer Stunde an, und viele bleiben nur für den Fischmarkt am Samstag. Das ist schade. Hinter dem Marktplatz führen enge Gassen zu Gärten, Werkstätten und einem kleinen Museum über den Schiffbau. Im Sommer sind die Terrassen am Ufer bis spät am Abend geöffnet.',
  ],
  [
    'hard',
    'Ungeachtet anderslautender Bestimmungen dieser Geschäftsbedingungen ist die Haftung der Anbieterin für mittelbare Schäden und Folgeschäden, insbesondere für entgangenen Gewinn, Betriebsunterbrechungen sowie die Beeinträchtigung des geschäftlichen Ansehens, unabhängig von der Rechtsgrundlage der geltend gemachten Ansprüche ausgeschlossen, sofern nicht zwingende gesetzliche Vorschriften entgegenstehen oder der Schaden auf vorsätzlichem Verhalten ihrer Erfüllungsgehilfen beruht.',
  ],
  [
    'hard',
    'Die empirische Literatur über kommunale Infrastrukturinvestitionen weist hinsichtlich der geschätzten Elastizitäten eine beträchtliche Heterogenität auf, die überwiegend auf unterschiedliche methodische Spezifikationen und unzureichend standardisierte Verwaltungsdaten zurückzuführen ist. Internationale Produktivitätsvergleiche erfordern infolgedessen eine systematische Vereinheitlichung statistischer Begriffsbestimmungen, bevor Schlussfolgerungen über die Wirksamkeit alternativer Finanzierungsinstrumente gezogen werden können.',
  ],
]
