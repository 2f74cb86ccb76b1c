import type { FaultyPage } from './faulty-page'

const pages: Omit<FaultyPage, 'language'>[] = [
  {
    slug: 'fahrradpflege',
    title: 'Fahrradpflege im Jahreslauf',
    description: 'Was ein Fahrrad im Frühling, Sommer, Herbst und Winter braucht und was in die Werkstatt gehört.',
    body: '<p>Ein Fahrrad verlangt wenig, wenn es das Wenige rechtzeitig bekommt. Beginnen Sie mit dem <a href="/blog/schlauch-flicken">Flicken eines Schlauchs</a> und lesen Sie dann, <a href="/blog/kette-oelen">wie man eine Kette ölt</a>.</p><h2 id="frühling">Frühling</h2><p>Waschen Sie das Salz ab und pumpen Sie die Reifen auf. Der <a href="/blog/luftdruck">richtige Luftdruck</a> steht in unserer Tabelle. <a href="#fr%C3%BChling">Nach oben zum Frühling</a>. <a href="/blog/ueber-uns">Über uns</a></p>',
  },
  {
    slug: 'schlauch-flicken',
    title: 'Einen Schlauch flicken',
    description: 'Loch suchen, aufrauen, kleben, warten: So hält ein Flicken länger als der Reifen.',
    body: '<p>Ein Eimer Wasser zeigt jedes Loch. Rauen Sie die Stelle auf, bis sie matt ist, und lassen Sie den Kleber trocknen, bevor der Flicken darauf kommt. Welchen Kleber wir nehmen, steht <a href="/blog/kleber">hier</a>. Danach geht es zurück zur <a href="/blog/fahrradpflege">Fahrradpflege</a>.</p>',
  },
  {
    slug: 'kleber',
    title: 'Kleber und Flicken im Vergleich',
    description: 'Sieben Kleber, drei Sorten Flicken und ein Winter auf der Straße: was gehalten hat.',
    body: '<p>Vulkanisierender Kleber braucht fünf Minuten, selbstklebende Flicken brauchen keine, halten aber nur bis zum nächsten Sommer. Wir haben alle im Regen geprüft. <a href="/blog/pruefung">Mehr erfahren</a>. Wer weit fährt, nimmt beides mit.</p>',
  },
  {
    slug: 'pruefung',
    title: 'Wie wir Material prüfen',
    description: 'Ein Rollenprüfstand, ein Kühlschrank und viel Geduld: so entstehen unsere Urteile über Material.',
    body: '<p>Unser Prüfstand steht im Keller. Jedes Teil läuft dort hundert Stunden, die Hälfte davon im Kalten. Wir messen danach, was sich verändert hat, und schreiben es in ein Heft. <a href="/blog/kette-oelen"><img src="/media/kette.webp" width="80" height="60"></a> Wer möchte, darf das Heft lesen.</p>',
  },
  {
    slug: 'kette-oelen',
    title: 'Wie man eine Kette ölt',
    description: 'Ein Tropfen für jedes Glied, dann abwischen: warum weniger Öl die Kette länger leben lässt.',
    body: '<p>Öl gehört in die Kette und nicht auf sie. Ein Tropfen für jedes Glied genügt, danach wird alles abgewischt, was zu sehen ist. Im Winter nehmen wir dickeres Öl, siehe <a href="/blog/fahrradpflege#herbst">Pflege im Herbst</a>. Knirscht es trotzdem, ist Sand darin, und die Kette muss in Petroleum.</p>',
  },
  {
    slug: 'luftdruck',
    title: 'Der richtige Luftdruck',
    description: 'Eine Tabelle nach Gewicht und Reifenbreite, und wie Sie von dort zu Ihrem eigenen Druck kommen.',
    body: '<p>Beginnen Sie mit dem Wert aus der Tabelle und lassen Sie nach jeder Fahrt etwas Luft ab, bis sich das Rad in Kurven schwammig anfühlt. Dann geben Sie etwas dazu. Schwere Menschen brauchen hinten mehr als vorn. Auf nassem Pflaster nehmen Sie ein Zehntel weniger. Sehen Sie jede Woche nach, denn Schläuche verlieren Luft. Zur <a href="/blog/fahrradpflege">Pflege im Jahreslauf</a>.</p>',
  },
  {
    slug: 'luftdruck-tabelle',
    title: 'Luftdruck: die Tabelle der Werkstatt',
    description: 'Unsere Tabelle zum Ausdrucken: welcher Reifen bei welchem Gewicht wie viel Druck verträgt.',
    body: '<p>Beginnen Sie mit dem Wert aus der Tabelle und lassen Sie nach jeder Fahrt etwas Luft ab, bis sich das Rad in Kurven schwammig anfühlt. Dann geben Sie etwas dazu. Schwere Menschen brauchen hinten mehr als vorn. Auf nassem Pflaster nehmen Sie ein Zehntel weniger. Sehen Sie jede Woche nach, denn Schläuche verlieren Luft. Zur <a href="/blog/fahrradpflege">Pflege im Jahreslauf</a>.</p><p>Stand der Tabelle ist der März.</p>',
  },
  {
    slug: 'bremsen',
    title: 'Bremsen einstellen',
    description: 'Seilzug oder Öl: wie man Bremsen einstellt, bis sie weder schleifen noch pfeifen.',
    body: '<p>Eine Bremse, die pfeift, steht schief. Lösen Sie die Schraube, ziehen Sie den Hebel und drehen Sie die Schraube wieder fest.</p><h4>Mit Seilzug</h4><p>Die Stellschraube am Hebel nimmt das Spiel heraus. Preise finden Sie in der <a href="/blog/preise-intern">internen Preisliste</a>, und die <a href="/blog/fahrradpflege">Fahrradpflege</a> sagt, wann es so weit ist.</p>',
  },
  {
    slug: 'preise-intern',
    title: 'Interne Preisliste',
    description: 'Nur für Mitarbeitende.',
    robots: 'noindex, follow',
    body: '<p>Mitarbeitende zahlen den Einkaufspreis und fünf Prozent. Den Code gibt es am Tresen.</p>',
  },
  {
    slug: 'lastenrad',
    title: 'Lastenräder mieten',
    description: 'Ein Lastenrad für einen Tag oder einen Monat: was es trägt, was es kostet und wer es fahren darf.',
    body: '<p>Unsere drei Lastenräder tragen je hundert Kilo oder vier Kinder. Gemietet wird tageweise, der Schlüssel liegt am Tresen. Wer noch nie eines gefahren ist, dreht vorher eine Runde im Hof. Die Pflege übernehmen wir, siehe <a href="/blog/fahrradpflege">Fahrradpflege</a>.</p>',
  },
  {
    slug: 'lastenrad-kaufen',
    title: 'Lastenräder mieten',
    description: 'Zwei oder drei Räder, vorn oder hinten laden: worauf es beim Kauf eines Lastenrads ankommt.',
    body: '<p>Wer jeden Tag Kinder fährt, kauft besser, als zu mieten. Drei Räder stehen sicher, zwei fahren schneller um Kurven. Achten Sie auf die Bremsen und darauf, ob Ersatzteile noch in zehn Jahren zu haben sind. Vorher <a href="/blog/lastenrad">ein Lastenrad mieten</a> lohnt sich.</p>',
  },
  {
    slug: 'ueber-uns',
    title: 'Über die Werkstatt',
    description: 'Wer wir sind, wo wir arbeiten und an welchen Tagen Sie ohne Termin kommen können.',
    body: '<p>Vier Menschen, ein Hund. <a href="/blog/lastenrad-kaufen">Lastenräder kaufen</a>, <a href="/blog/bremsen">Bremsen einstellen</a>, <a href="/blog/luftdruck-tabelle">Luftdruck nachsehen</a>.</p>',
  },
]

export const germanPages: FaultyPage[] = pages.map((page) => ({ ...page, language: 'de' }))
