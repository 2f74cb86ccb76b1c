import { stemmer } from '@orama/stemmers/italian'
import { defineLanguageRules } from '../language-rules'

export const italianRules = defineLanguageRules('it', stemmer, [
  "il lo la i gli le l' un uno una un' del dello della dei degli delle dell' al allo alla ai agli alle all' dal dallo dalla dai dagli dalle dall'",
  "nel nello nella nei negli nelle nell' sul sullo sulla sui sugli sulle sull' col coi d' c' ce",
  "questo questa questi queste quest' quello quella quelli quelle quel quei quegli quell' ciò stesso stessa stessi stesse altro altra altri altre tale tali ogni ognuno ognuna",
  "tutto tutta tutti tutte tutt' entrambi entrambe alcuno alcuna alcuni alcune qualche nessuno nessuna nessun nessun' qualsiasi qualunque vari varie molto molta molti molte poco poca pochi poche",
  'tanto tanta tanti tante troppo troppa troppi troppe parecchio parecchi parecchie qualcosa qualcuno niente nulla',
  "io me mi m' tu te ti t' egli lui lei ella esso essa sé se si s' noi ci voi vi v' loro essi esse ne li gliene ve",
  'mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri vostre proprio propria propri proprie',
  "che chi cui quale quali quanto quanta quanti quante quando dove dov' come com' perché perchè",
  'a ad con contro da di dopo durante entro fino fra in lungo mediante oltre per presso prima secondo senza sopra sotto su tra tramite verso via dentro fuori vicino lontano davanti dietro attraverso',
  "e ed o oppure né ma però anzi bensì dunque quindi perciò pertanto infatti cioè ossia sebbene benché mentre poiché affinché finché purché anche anch' pure neanche nemmeno neppure tuttavia inoltre allora così invece ovvero",
  'essere sono sei è siamo siete ero eri era eravamo eravate erano fui fu furono sarò sarai sarà saremo sarete saranno sarei sarebbe sarebbero sia siano fosse fossero essendo stato stata stati state',
  'avere ho hai ha abbiamo avete hanno avevo avevi aveva avevamo avevano ebbe ebbero avrò avrà avremo avranno avrei avrebbe avrebbero abbia abbiano avesse avessero avendo avuto',
  'fare faccio fai fa facciamo fate fanno faceva fece farà farebbe faccia facciano facendo fatto stare sto stai sta stiamo stanno stava stavano stia andare vado vai va andiamo vanno',
  'potere posso puoi può possiamo potete possono poteva potevano potrà potranno potrebbe potrebbero possa possano dovere devo devi deve dobbiamo dovete devono doveva dovrà dovrebbe dovrebbero debba',
  'volere voglio vuoi vuole vogliamo volete vogliono voleva vorrei vorrebbe viene vengono veniva venne',
  'non sì no più meno molto quasi solo soltanto ancora già sempre mai spesso forse qui qua lì là ora adesso oggi ieri domani bene male meglio peggio appena ecco etc ecc',
])
