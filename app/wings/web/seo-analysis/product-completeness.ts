import { hasPropertyOrEquivalent as has, isObject, type JsonLdObject } from './structured-data/issue'
import type { Feature } from './structured-data/type-rule'
import { findTypeRule } from './structured-data/type-rules'

/** A field of a product that a search engine reads, and whether it is filled. */
export interface ProductField {
  /** "name", "offers.price"; of fields that stand for each other, the usual one. */
  path: string
  requirement: 'required' | 'recommended'
  /** What it is needed for: "Product snippet", "Merchant listing". Required ones come first. */
  features: string[]
  isFilled: boolean
}

export interface ProductCompleteness {
  filled: number
  total: number
  fields: ProductField[]
}

/** How much of what Google reads of a product its JSON-LD says: the product itself, and its first offer. */
export function measureProductCompleteness(product: JsonLdObject): ProductCompleteness {
  const [offer] = [product.offers].flat()
  const offered = isObject(offer) ? offer : {}
  const fields = [
    ...listFields('Product', product, ''),
    ...listFields(offered['@type'] === 'AggregateOffer' ? 'AggregateOffer' : 'Offer', offered, 'offers.'),
  ]
  return { filled: fields.filter(({ isFilled }) => isFilled).length, total: fields.length, fields }
}

function listFields(type: string, node: JsonLdObject, prefix: string) {
  const fields = new Map<string, ProductField>()
  const note = (names: readonly string[], need: ProductField['requirement'], feature: Feature) => {
    const [name = ''] = names
    const isFilled = names.some((one) => has(node, one))
    const known = fields.get(name)
    if (!known) fields.set(name, { path: prefix + name, requirement: need, features: [feature.name], isFilled })
    else if (!known.features.includes(feature.name)) known.features.push(feature.name)
  }
  const features = findTypeRule(type)?.features ?? []
  for (const feature of features) {
    for (const name of feature.required) note([name], 'required', feature)
    for (const group of feature.oneOf ?? []) note(group, 'required', feature)
  }
  for (const feature of features) for (const name of feature.recommended) note([name], 'recommended', feature)
  return [...fields.values()]
}
