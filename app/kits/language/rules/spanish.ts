import { stemmer } from '@orama/stemmers/spanish'
import { defineLanguageRules } from '../language-rules'

export const spanishRules = defineLanguageRules('es', stemmer, [
  'el la los las lo al del un una unos unas este esta estos estas esto ese esa esos esas eso aquel aquella aquellos aquellas aquello',
  'éste ésta éstos éstas ése ésa ésos ésas aquél aquélla mismo misma mismos mismas otro otra otros otras tal tales cada todo toda todos todas',
  'ambos ambas alguno alguna algunos algunas algún ninguno ninguna ningún cualquier cualquiera varios varias mucho mucha muchos muchas poco poca',
  'pocos pocas tanto tanta tantos tantas demasiado demasiada bastante bastantes algo nada alguien nadie demás',
  'yo me mí conmigo tú tu te ti contigo él ella ello le les se sí si consigo nosotros nosotras nos vosotros vosotras os ellos ellas usted ustedes vos',
  'mi mis tus su sus mío mía míos mías tuyo tuya tuyos tuyas suyo suya suyos suyas nuestro nuestra nuestros nuestras vuestro vuestra vuestros vuestras',
  'que qué quien quién quienes quiénes cual cuál cuales cuáles cuyo cuya cuyos cuyas cuando cuándo donde dónde adonde adónde como cómo cuanto cuánto cuanta cuánta cuantos cuántos cuantas cuántas por porqué',
  'a ante bajo cabe con contra de desde durante en entre hacia hasta mediante para según sin so sobre tras versus vía dentro fuera cerca lejos encima debajo delante detrás junto alrededor antes después',
  'y e o u ni pero sino mas aunque porque pues así luego conque ya mientras además también tampoco embargo entonces incluso salvo excepto',
  'ser soy eres es somos sois son era eras éramos eran fui fuiste fue fuimos fueron seré será serán sería serían sea seas seamos sean fuera fueran fuese siendo sido',
  'estar estoy estás está estamos estáis están estaba estabas estábamos estaban estuve estuvo estuvieron estaré estará estarán estaría esté estén estuviera estando estado',
  'haber he has ha hemos habéis han hay había habías habíamos habían hubo hubieron habré habrá habrán habría habrían haya hayan hubiera hubieran habiendo habido',
  'tener tengo tienes tiene tenemos tenéis tienen tenía tenías tenían tuve tuvo tuvieron tendrá tendrán tendría tenga tengas tengan teniendo tenido',
  'poder puedo puedes puede podemos podéis pueden podía podían pudo pudieron podrá podrán podría podrían pueda puedas puedan deber debo debes debe debemos deben debía debería deberían',
  'hacer hago haces hace hacemos hacen hacía hizo hicieron hará haría haga hagan haciendo hecho ir voy vas va vamos vais van iba iban vaya vayan suele suelen',
  'no sí muy más menos tan casi solo sólo solamente aún todavía ya siempre nunca jamás quizá quizás acaso aquí allí ahí allá ahora hoy ayer mañana bien mal mejor peor apenas etc',
])
