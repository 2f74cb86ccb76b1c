/*
 * What a property may hold, by its name: schema.org gives a property one range, whatever type it is used on. Names of types
 * begin with a capital letter; names of values with a small one.
 */

export type ValueKind =
  | 'text'
  | 'url'
  | 'number'
  | 'count'
  | 'date'
  | 'duration'
  | 'boolean'
  | 'currency'
  | 'language'
  | 'one of a list'

interface Property {
  kinds: readonly ValueKind[]
  /** Types of objects that may stand here; their subtypes may too. */
  types: readonly string[]
  list?: readonly string[]
}

const kinds: Record<ValueKind, string> = {
  text: 'name headline description text alternativeHeadline alternateName legalName sku mpn gtin gtin8 gtin12 gtin13 gtin14 telephone email streetAddress addressLocality addressRegion postalCode applicationCategory operatingSystem articleBody articleSection priceRange contactType jobTitle title caption softwareVersion',
  url: 'url sameAs thumbnailUrl contentUrl embedUrl downloadUrl installUrl mainEntityOfPage license acquireLicensePage',
  number:
    'price lowPrice highPrice minPrice maxPrice ratingValue bestRating worstRating latitude longitude value minValue maxValue',
  count: 'reviewCount ratingCount offerCount position merchantReturnDays wordCount numberOfItems',
  date: 'datePublished dateModified dateCreated uploadDate startDate endDate priceValidUntil datePosted validThrough foundingDate expires',
  duration: 'totalTime prepTime performTime timeRequired duration',
  boolean: 'isAccessibleForFree isFamilyFriendly directApply',
  currency: 'priceCurrency currency',
  language: 'inLanguage',
  'one of a list': '',
}

const objects: Record<string, string> = {
  author: 'Person Organization',
  creator: 'Person Organization',
  publisher: 'Organization Person',
  provider: 'Organization Person',
  organizer: 'Organization Person',
  performer: 'Person Organization',
  seller: 'Organization Person',
  hiringOrganization: 'Organization',
  brand: 'Brand Organization',
  offers: 'Offer AggregateOffer',
  review: 'Review',
  reviews: 'Review',
  aggregateRating: 'AggregateRating',
  reviewRating: 'Rating',
  priceSpecification: 'PriceSpecification',
  shippingDetails: 'OfferShippingDetails',
  shippingRate: 'MonetaryAmount',
  hasMerchantReturnPolicy: 'MerchantReturnPolicy',
  acceptedAnswer: 'Answer',
  suggestedAnswer: 'Answer',
  geo: 'GeoCoordinates',
  contactPoint: 'ContactPoint',
  openingHoursSpecification: 'OpeningHoursSpecification',
}

/** Properties that take an object or a plain value. */
const either: Record<string, [kind: ValueKind, types: string]> = {
  image: ['url', 'ImageObject'],
  logo: ['url', 'ImageObject'],
  address: ['text', 'PostalAddress'],
  step: ['text', 'HowToStep HowToSection'],
  location: ['text', 'Place VirtualLocation PostalAddress'],
}

const lists: Record<string, string> = {
  availability:
    'InStock OutOfStock PreOrder PreSale BackOrder Discontinued InStoreOnly LimitedAvailability OnlineOnly SoldOut MadeToOrder Reserved',
  itemCondition: 'NewCondition UsedCondition RefurbishedCondition DamagedCondition',
  eventStatus: 'EventScheduled EventPostponed EventCancelled EventRescheduled EventMovedOnline',
  eventAttendanceMode: 'OfflineEventAttendanceMode OnlineEventAttendanceMode MixedEventAttendanceMode',
  returnPolicyCategory: 'MerchantReturnFiniteReturnWindow MerchantReturnNotPermitted MerchantReturnUnlimitedWindow',
  returnFees: 'FreeReturn ReturnFeesCustomerResponsibility ReturnShippingFees OriginalShippingFees RestockingFees',
  returnMethod: 'ReturnByMail ReturnInStore ReturnAtKiosk',
}

const words = (line: string) => line.split(' ').filter(Boolean)

const properties = new Map<string, Property>([
  ...Object.entries(kinds).flatMap(([kind, names]) =>
    words(names).map((name): [string, Property] => [name, { kinds: [kind as ValueKind], types: [] }]),
  ),
  ...Object.entries(objects).map(([name, types]): [string, Property] => [name, { kinds: [], types: words(types) }]),
  ...Object.entries(either).map(([name, [kind, types]]): [string, Property] => [
    name,
    { kinds: [kind], types: words(types) },
  ]),
  ...Object.entries(lists).map(([name, list]): [string, Property] => [
    name,
    { kinds: ['one of a list'], types: [], list: words(list) },
  ]),
])

/** What the property may hold; nothing when we do not know it, and then anything may stand there. */
export const findProperty = (name: string) => properties.get(name)
