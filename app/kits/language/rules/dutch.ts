import { stemmer } from '@orama/stemmers/dutch'
import { defineLanguageRules } from '../language-rules'

export const dutchRules = defineLanguageRules('nl', stemmer, [
  "de het een 't 'n deze dit die dat zo'n zulk zulke ander andere anderen elk elke ieder iedere iedereen alle allen alles al beide sommige enkele enige geen",
  'veel vele weinig meer meeste minder minst genoeg wat iets niets iemand niemand zelf zelfde dezelfde hetzelfde',
  'ik me mij mijn je jij jou jouw u uw hij hem zij ze haar zich wij we ons onze jullie hun hen ze men er elkaar mijne zijn',
  'wie wiens wat welk welke waar waarom wanneer hoe hoeveel waarin waarmee waarop waarvan waardoor waarbij waarvoor waaraan',
  'aan achter beneden bij binnen boven buiten door gedurende in langs met na naar naast om omtrent onder op over per rond rondom sinds te ten ter tegen tegenover tot tijdens tussen uit van vanaf vanuit via volgens voor voorbij wegens zonder dankzij ondanks behalve',
  'en of maar want dus noch als dan toen indien omdat doordat zodat opdat hoewel ofschoon terwijl nadat voordat zodra zolang tenzij mits daarom daardoor echter toch bovendien ook verder anders',
  'ben bent is zijn was waren geweest wees weest wezen',
  'heb hebt heeft hebben had hadden gehad word wordt worden werd werden geworden',
  'zal zult zullen zou zouden kan kunt kunnen kon konden gekund moet moeten moest moesten mag mogen mocht mochten wil wilt willen wilde wilden wou',
  'doe doet doen deed deden gedaan ga gaat gaan ging gingen gegaan laat laten liet',
  'niet nooit ooit wel nog al alleen slechts pas reeds altijd vaak soms weer nu hier daar er heel zeer erg zo te bijna misschien eens even juist hierin hiermee hiervoor hierbij',
  'daarin daarmee daarop daarvan daarbij daarvoor daaraan daarna ervan erin erop ermee eraan ervoor erbij ja nee heen af op toe mee weg samen bijv enz etc',
])
