import type { FaultyPage } from './faulty-page'

const pages: Omit<FaultyPage, 'language'>[] = [
  {
    slug: 'cuidado',
    title: 'El cuidado de la bicicleta',
    description: 'Lo que una bicicleta necesita en cada estación del año y lo que puede esperar al taller.',
    body: '<p>Una bicicleta pide poco, si ese poco llega a tiempo. Empieza por <a href="/blog/parchar">parchar una cámara</a> y sigue con <a href="/blog/cadena">el cuidado de la cadena</a>. <a href="/blog/presion-de-ruedas">La presión de las ruedas</a> se mira cada semana. <a href="/blog/nosotros">Quiénes somos</a></p>',
  },
  {
    slug: 'parchar',
    title: 'Cómo parchar una cámara',
    description: 'Buscar el agujero, lijar, pegar y esperar: un parche que dura más que la cubierta.',
    body: '<p>Un cubo de agua enseña cualquier agujero. Lija la goma hasta que pierda el brillo y deja secar el pegamento antes de poner el parche. Para ver los pegamentos que usamos, <a href="/blog/pegamentos">haz clic aquí</a>. Después vuelve al <a href="/blog/cuidado">cuidado de la bicicleta</a>.</p>',
  },
  {
    slug: 'pegamentos',
    title: 'Pegamentos y parches comparados',
    description: 'Siete pegamentos, tres clases de parches y un invierno en la calle: lo que aguantó.',
    body: '<p>El pegamento que vulcaniza tarda cinco minutos. Los parches adhesivos no tardan nada, pero se sueltan con el calor. Los probamos todos bajo la lluvia. <a href="/blog/pruebas">Leer más</a>. Quien viaja lejos lleva de los dos.</p>',
  },
  {
    slug: 'pruebas',
    title: 'Cómo probamos el material',
    description: 'Un banco de rodillos, una nevera y mucha paciencia: así nacen nuestros juicios.',
    body: '<p>El banco está en el sótano. Cada pieza gira cien horas, la mitad de ellas en frío. Después medimos lo que ha cambiado y lo apuntamos en un cuaderno que cualquiera puede leer. <img src="/media/banco.webp" width="300" height="200"> Volvemos al <a href="/blog/cuidado">cuidado</a> de siempre.</p>',
  },
  {
    slug: 'cadena',
    title: 'El cuidado de la cadena',
    description: 'Una gota en cada eslabón y un trapo: por qué menos aceite alarga la vida de la cadena.',
    body: '<p>Salta a <a href="#engrase">cómo engrasar</a> si ya está limpia.</p><h2 id="limpieza">Limpieza</h2><p>El aceite va dentro de la cadena y no encima. Basta una gota en cada eslabón, y luego se seca todo lo que se ve. Si aún cruje, tiene arena, y hay que bañarla en petróleo. El <a href="/blog/taller-viejo">taller</a> lo hace en un día.</p>',
  },
  {
    slug: 'presion-de-ruedas',
    title: 'La presión de las ruedas',
    description: 'Cuánto aire lleva cada rueda según el peso de quien monta y el ancho de la cubierta.',
    body: '<p>Empieza por la cifra de la tabla y quita un poco de aire después de cada salida, hasta que la bicicleta se sienta blanda en las curvas. Entonces añade un poco. Quien pesa más necesita más detrás que delante. Sobre adoquines mojados, quita una décima. Míralo cada semana, porque las cámaras pierden aire. Lee también <a href="/blog/cuidado">el cuidado de la bicicleta</a>.</p>',
  },
  {
    slug: 'presion-copia',
    title: 'Presión: guía rápida',
    description: 'La guía rápida de la presión, para imprimir y colgar junto a la bomba del garaje.',
    body: '<p>Empieza por la cifra de la tabla y quita un poco de aire después de cada salida, hasta que la bicicleta se sienta blanda en las curvas. Entonces añade un poco. Quien pesa más necesita más detrás que delante. Sobre adoquines mojados, quita una décima. Míralo cada semana, porque las cámaras pierden aire. Lee también <a href="/blog/cuidado">el cuidado de la bicicleta</a>.</p>',
  },
  {
    slug: 'cambios',
    title: 'Ajustar los cambios',
    description: 'Dos tornillos y un cable: cómo ajustar los cambios para que la cadena no salte.',
    canonical: 'https://harbor.test/blog/cambios-2019',
    body: '<p>Los dos tornillos ponen los límites, y el cable hace el resto. Sube la rueda, gira el pedal y cambia de uno en uno. Si la cadena duda, da media vuelta al tensor. Si salta, deshaz la mitad. Todo empieza con una <a href="/blog/cadena">cadena limpia</a>.</p>',
  },
  {
    slug: 'rutas',
    title: 'Rutas por la costa',
    description: 'Tres rutas con sombra y fuentes para un domingo en familia.',
    body: '<p>La primera sale del puerto y no tiene cuestas. La segunda sube al faro y baja por el pinar. La tercera dura todo el día y pasa por dos playas. Lleva agua, porque en agosto las fuentes se secan, y mira antes <a href="/blog/presion-de-ruedas">la presión de las ruedas</a>.</p>',
  },
  {
    slug: 'rutas-montana',
    title: 'Rutas por la montaña',
    description: 'Tres rutas con sombra y fuentes para un domingo en familia.',
    body: '<p>En la montaña cuentan las horas y no los kilómetros. Sal temprano, lleva una chaqueta y di en casa por dónde vas. La pista del río es buena para empezar; la del refugio pide frenos nuevos. Las de la <a href="/blog/rutas">costa</a> son más fáciles.</p>',
  },
  {
    slug: 'frenos',
    title: 'Frenos que no chillan',
    description: 'De dónde viene el chillido de los frenos y cómo callarlo con una lija y una llave.',
    keyphrase: 'frenos de bicicleta',
    body: '<p>Un freno que chilla está torcido o sucio. Limpia la llanta, lija la zapata y vuelve a apretar con la maneta cerrada. Con lluvia chillan todos un poco. Si después frena menos, la zapata se ha acabado. Más en <a href="/blog/cambios">ajustar los cambios</a>.</p>',
  },
  {
    slug: 'pastillas',
    title: 'Cuándo cambiar las pastillas',
    description: 'Cómo ver que las pastillas se acaban antes de que lo diga el disco, y cuáles comprar.',
    keyphrase: 'frenos de bicicleta',
    body: '<p>Saca la rueda y mira con una linterna: si queda menos de un milímetro, cámbialas. Las orgánicas son silenciosas y duran poco; las metálicas, al revés. Después hay que rodarlas con veinte frenadas suaves. Para los de llanta, mira <a href="/blog/frenos">frenos que no chillan</a>.</p>',
  },
  {
    slug: 'nosotros',
    title: 'El taller y su gente',
    description: 'Quiénes somos, dónde trabajamos y en qué días puedes venir sin pedir hora.',
    body: '<p>Somos cuatro mecánicos y un perro. El taller está en la antigua lechería, y la puerta de la izquierda es la nuestra. Los martes son para los niños, que no pagan. Preguntad por <a href="/blog/pastillas">las pastillas de freno</a>, por <a href="/blog/rutas-montana">las rutas de montaña</a> y por <a href="/blog/presion-copia">la guía de la presión</a>.</p>',
  },
]

export const spanishPages: FaultyPage[] = pages.map((page) => ({ ...page, language: 'es' }))
