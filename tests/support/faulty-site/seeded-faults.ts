/*
 * What an editor who knows the site would put on a list, page by page, written down before the checks were. `check` names
 * the kind of fault as the audit does; `text` is what must be pointed at, where there is something to point at.
 */
export const seededFaults: readonly { page: string; check: string; text?: string }[] = [
  // links whose words say nothing
  { page: 'true-a-wheel', check: 'anchor-texts', text: 'click here' },
  { page: 'spoke-keys', check: 'anchor-texts', text: 'this article' },
  { page: 'schlauch-flicken', check: 'anchor-texts', text: 'hier' },
  { page: 'kleber', check: 'anchor-texts', text: 'Mehr erfahren' },
  { page: 'parchar', check: 'anchor-texts', text: 'haz clic aquí' },
  { page: 'pegamentos', check: 'anchor-texts', text: 'Leer más' },
  // links without any words
  { page: 'chain-wear', check: 'anchor-texts', text: '/blog/cassettes' },
  { page: 'pruefung', check: 'anchor-texts', text: '/blog/kette-oelen' },
  // a part of a page that is not there
  { page: 'cassettes', check: 'missing-anchors', text: '#freehub-bodies' },
  { page: 'kette-oelen', check: 'missing-anchors', text: '/blog/fahrradpflege#herbst' },
  { page: 'cadena', check: 'missing-anchors', text: '#engrase' },
  // the same text twice: a word changed, a sentence added, nothing changed
  { page: 'tire-pressure', check: 'near-duplicate', text: '/blog/tire-pressure-guide' },
  { page: 'luftdruck', check: 'near-duplicate', text: '/blog/luftdruck-tabelle' },
  { page: 'presion-de-ruedas', check: 'near-duplicate', text: '/blog/presion-copia' },
  // links to what search engines are kept away from
  { page: 'tubeless', check: 'noindex-links', text: '/blog/staff-prices' },
  { page: 'bremsen', check: 'noindex-links', text: '/blog/preise-intern' },
  // links that lead to nothing, or around
  { page: 'brake-pads', check: 'broken-links', text: '/blog/fitting-pads' },
  { page: 'about-us', check: 'broken-links', text: '/blog/gone-fishing' },
  { page: 'cadena', check: 'redirected-links', text: '/blog/taller-viejo' },
  { page: 'cambios', check: 'canonical-to-nowhere', text: '/blog/cambios-2019' },
  // what search results show
  { page: 'lastenrad-kaufen', check: 'same-title', text: '/blog/lastenrad' },
  { page: 'rutas-montana', check: 'same-description', text: '/blog/rutas' },
  { page: 'lights', check: 'description-length' },
  { page: 'frenos', check: 'keyphrase-used-elsewhere', text: '/blog/pastillas' },
  // the page itself
  { page: 'old-frames', check: 'links-in' },
  { page: 'bremsen', check: 'heading-order', text: 'Mit Seilzug' },
  { page: 'pruebas', check: 'alt-texts', text: '/media/banco.webp' },
  { page: 'lights', check: 'picture-sizes', text: '/media/lamp.webp' },
  { page: 'ueber-uns', check: 'text-length' },
  { page: 'staff-prices', check: 'text-length' },
]
