import { type Layer, layerOrder } from '../layers'
import { getScale, type ProductType, type StackNeeds, storesData } from '../stack-needs'

const productTypesWithEditors: readonly ProductType[] = ['shop', 'course-site', 'content-site']

const hasAnyPlatform = (needs: StackNeeds, ...wanted: string[]) =>
  needs.platforms.some((platform) => wanted.includes(platform))

const needsServer = (needs: StackNeeds) => storesData(needs) || needs.serverRendering

const needsWeb = (needs: StackNeeds) =>
  needsServer(needs) || (hasAnyPlatform(needs, 'web') && needs.productType !== 'game')

/** Why a layer is needed; null when it is not. The fewer layers, the smaller the stack. */
const reasons: Record<Layer, (needs: StackNeeds) => string | null> = {
  language: (needs) => (needsWeb(needs) ? 'What your program is written in.' : null),
  web: (needs) =>
    needsWeb(needs)
      ? hasAnyPlatform(needs, 'web')
        ? 'Pages and their server.'
        : 'A server that the app calls.'
      : null,
  mobile: (needs) =>
    hasAnyPlatform(needs, 'ios', 'android') && needs.productType !== 'game' ? 'An app for phones.' : null,
  desktop: (needs) =>
    hasAnyPlatform(needs, 'desktop') && needs.productType !== 'game' ? 'An app for desktops.' : null,
  extension: (needs) => (hasAnyPlatform(needs, 'extension') ? 'A part that lives in the browser.' : null),
  device: (needs) => (hasAnyPlatform(needs, 'device') ? 'Software on the devices.' : null),
  game: (needs) => (needs.productType === 'game' ? 'What draws and moves the game.' : null),
  database: (needs) => (storesData(needs) ? 'Something has to remember what people did.' : null),
  hosting: (needs) => (needsServer(needs) || hasAnyPlatform(needs, 'web') ? 'A place where it runs.' : null),
  cache: (needs) =>
    storesData(needs) && getScale(needs) === 'large' ? 'More than one server shares what it remembers.' : null,
  auth: (needs) => (needs.accounts ? 'People sign in.' : null),
  payments: (needs) => (needs.payments ? 'People pay.' : null),
  files: (needs) => (needs.files ? 'People upload files.' : null),
  realtime: (needs) => (needs.realtime ? 'Changes appear at once.' : null),
  search: (needs) => (needs.search ? 'People search.' : null),
  jobs: (needs) => (needs.payments || needs.ai || needs.files ? 'Work that outlives a request.' : null),
  mail: (needs) => (needs.accounts || needs.payments ? 'Confirmations and receipts are sent by mail.' : null),
  analytics: (needs) => (needs.productType === 'internal-tool' ? null : 'You want to know whether it is used.'),
  monitoring: () => 'You want to know of errors before people write.',
  testing: () => 'A change must not break what worked.',
  ai: (needs) => (needs.ai ? 'A language model is asked.' : null),
  cms: (needs) => (productTypesWithEditors.includes(needs.productType) ? 'Editors write without programming.' : null),
}

/** The layers that these needs ask for, in the order of choosing, each with the reason in a sentence. */
export function findNeededLayers(needs: StackNeeds) {
  return layerOrder.flatMap((layer) => {
    const reason = reasons[layer](needs)
    return reason ? [{ layer, reason }] : []
  })
}
