import type { ReadingTexts } from './reading-texts'

export const dutchTexts: ReadingTexts = [
  [
    'easy',
    'Open de app en tik op het plusje. Geef je lijst een naam. Voeg dan de eerste taak toe. Je kunt een taak met je vinger omhoog of omlaag slepen. Ben je klaar? Tik dan op het vakje ernaast. De taak gaat naar het eind van de lijst. Wil je de lijst delen? Tik op de knop en typ de naam van een vriend. Hij krijgt een mail met een link.',
  ],
  [
    'easy',
    'Elke ochtend loopt Tom met zijn hond naar de haven. Ze lopen langs de boten en de oude klok. In de winkel op de hoek koopt hij brood en melk. De hond wacht bij de deur. Dan zitten ze op een bank en kijken naar de schepen. Als het koud is, blijven ze tien minuten. Als het warm is, blijven ze een uur. Tom zegt dat het het mooiste deel van de dag is.',
  ],
  [
    'medium',
    'De meeste projecten duren langer dan gepland, en dat komt zelden door luiheid. We schatten het werk dat we zien en vergeten het werk dat we niet zien. Vergaderingen, controles en kleine reparaties vullen een derde van elke week. Een goede schatting noemt daarom een marge in plaats van één datum. Teams die hun laatste schattingen vergelijken met wat er echt gebeurde, worden in enkele maanden beter.',
  ],
  [
    'medium',
    'De oude havenstad ligt tussen twee rivieren en heeft het grootste deel van haar middeleeuwse muren behouden. Bezoekers komen met de trein in minder dan een uur aan, en velen blijven alleen voor de vismarkt op zaterdag. Dat is jammer. Achter het plein leiden smalle straten naar tuinen, werkplaatsen en een klein museum over de geschiedenis van de scheepsbouw. In de zomer zijn de terrassen langs het water tot laat in de avond open.',
  ],
  [
    'hard',
    'Niettegenstaande andersluidende bepalingen in deze algemene voorwaarden is de aansprakelijkheid van de dienstverlener voor indirecte schade en gevolgschade, waaronder begrepen gederfde winst, bedrijfsonderbreking en aantasting van de zakelijke reputatie, ongeacht de juridische grondslag van de ingediende vorderingen uitgesloten, tenzij dwingende wettelijke voorschriften zich daartegen verzetten of de schade voortvloeit uit opzettelijk handelen van haar vertegenwoordigers.',
  ],
  [
    'hard',
    'De empirische literatuur over gemeentelijke infrastructuurinvesteringen vertoont aanzienlijke heterogeniteit met betrekking tot de geschatte elasticiteiten, hetgeen voornamelijk toe te schrijven is aan uiteenlopende methodologische specificaties en onvoldoende gestandaardiseerde administratieve gegevens. Internationale productiviteitsvergelijkingen vereisen derhalve een systematische harmonisering van statistische definities alvorens conclusies betreffende de doeltreffendheid van alternatieve financieringsinstrumenten getrokken kunnen worden.',
  ],
]
