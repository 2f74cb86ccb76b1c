import type { ReadingTexts } from './reading-texts'

export const spanishTexts: ReadingTexts = [
  [
    'easy',
    'Abre la app y toca el signo más. Pon un nombre a tu lista. Luego añade la primera tarea. Puedes subirla o bajarla con el dedo. Cuando la acabes, toca la casilla de al lado. La tarea pasa al final de la lista. ¿Quieres compartir tu lista? Toca el botón y escribe el nombre de un amigo. Tu amigo recibe un correo con un enlace.',
  ],
  [
    'easy',
    'Cada mañana Tomás baja con su perro al puerto. Pasan junto a los barcos y el viejo reloj. En la tienda de la esquina compra pan y leche. El perro espera en la puerta. Después se sientan en un banco y miran los barcos que llegan. Si hace frío, se quedan diez minutos. Si hace calor, se quedan una hora. Tomás dice que es la mejor parte del día.',
  ],
  [
    'medium',
    'La mayoría de los proyectos tarda más de lo previsto, y pocas veces es por pereza. Calculamos el trabajo que vemos y olvidamos el que no vemos. Las reuniones, las revisiones y los pequeños arreglos ocupan un tercio de cada semana. Por eso una buena estimación da un margen en lugar de una sola fecha. Los equipos que comparan sus últimas estimaciones con lo que pasó de verdad mejoran en pocos meses.',
  ],
  [
    'medium',
    'La vieja ciudad portuaria está entre dos ríos y conserva la mayor parte de sus murallas medievales. Los visitantes llegan en tren en menos de una hora, y muchos se quedan solo para el mercado de pescado del sábado. Es una lástima. Detrás de la plaza mayor, calles estrechas llevan a jardines, talleres y un pequeño museo sobre la historia de los astilleros. En verano las terrazas del río abren hasta muy tarde.',
  ],
  [
    'hard',
    'Sin perjuicio de cualquier disposición contraria contenida en las presentes condiciones generales, el proveedor no asumirá responsabilidad alguna por daños indirectos o consecuenciales, incluidos a título meramente enunciativo el lucro cesante, la interrupción de las operaciones o el deterioro de la reputación comercial, independientemente del fundamento jurídico de las reclamaciones formuladas, salvo que disposiciones legales imperativas establezcan lo contrario o que los perjuicios deriven de una conducta intencionada de sus representantes.',
  ],
  [
    'hard',
    'La literatura empírica sobre inversiones en infraestructuras municipales presenta una considerable heterogeneidad respecto de las elasticidades estimadas, atribuible fundamentalmente a especificaciones metodológicas divergentes y a datos administrativos insuficientemente estandarizados. Consiguientemente, las comparaciones internacionales de productividad requieren una armonización sistemática de las definiciones estadísticas con anterioridad a la formulación de conclusiones relativas a la efectividad de instrumentos alternativos de financiación.',
  ],
]
