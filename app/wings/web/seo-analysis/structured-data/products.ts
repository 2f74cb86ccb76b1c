import { googleSource, schemaOrgSource, schemaOrgType, type TypeRule } from './type-rule'

const SNIPPET = { name: 'Product snippet', source: googleSource('product-snippet') }
const MERCHANT = { name: 'Merchant listing', source: googleSource('merchant-listing'), isOptional: true }
const REVIEW = { name: 'Review snippet', source: googleSource('review-snippet') }

/** What is sold, what it costs and what people say of it. */
export const PRODUCTS: TypeRule[] = [
  {
    types: ['Product'],
    features: [
      {
        ...SNIPPET,
        required: ['name'],
        oneOf: [['offers', 'review', 'aggregateRating']],
        recommended: ['offers', 'review', 'aggregateRating'],
      },
      {
        ...MERCHANT,
        required: ['name', 'image', 'offers'],
        recommended: ['description', 'brand', 'sku', 'gtin', 'review', 'aggregateRating'],
      },
    ],
  },
  {
    types: ['SoftwareApplication', 'WebApplication', 'MobileApplication', 'VideoGame'],
    features: [
      {
        name: 'Software app',
        source: googleSource('software-app'),
        required: ['name', 'offers'],
        oneOf: [['aggregateRating', 'review']],
        recommended: ['applicationCategory', 'operatingSystem'],
      },
    ],
  },
  {
    types: ['Offer'],
    features: [
      {
        ...SNIPPET,
        required: [],
        oneOf: [['price', 'priceSpecification']],
        recommended: ['priceCurrency', 'availability', 'priceValidUntil'],
      },
      {
        ...MERCHANT,
        required: ['priceCurrency'],
        recommended: ['availability', 'itemCondition', 'url', 'shippingDetails', 'hasMerchantReturnPolicy'],
      },
    ],
  },
  {
    types: ['AggregateOffer'],
    features: [{ ...SNIPPET, required: ['lowPrice', 'priceCurrency'], recommended: ['highPrice', 'offerCount'] }],
  },
  {
    types: ['PriceSpecification', 'UnitPriceSpecification'],
    features: [{ ...SNIPPET, required: ['price', 'priceCurrency'], recommended: [] }],
  },
  {
    types: ['AggregateRating'],
    features: [
      { ...REVIEW, required: ['ratingValue'], oneOf: [['ratingCount', 'reviewCount']], recommended: ['bestRating'] },
    ],
  },
  {
    types: ['Review'],
    features: [{ ...REVIEW, required: ['author', 'reviewRating'], recommended: ['datePublished'] }],
  },
  { types: ['Rating'], features: [{ ...REVIEW, required: ['ratingValue'], recommended: ['bestRating'] }] },
  schemaOrgType('Brand', ['name']),
  {
    types: ['OfferShippingDetails'],
    features: [
      {
        ...MERCHANT,
        isOptional: false,
        required: ['shippingDestination', 'shippingRate'],
        recommended: ['deliveryTime'],
      },
    ],
  },
  {
    types: ['MerchantReturnPolicy'],
    features: [
      {
        ...MERCHANT,
        isOptional: false,
        required: ['applicableCountry', 'returnPolicyCategory'],
        recommended: ['merchantReturnDays', 'returnFees', 'returnMethod'],
      },
    ],
  },
  {
    types: ['MonetaryAmount'],
    features: [
      {
        name: 'Amount',
        source: schemaOrgSource('MonetaryAmount'),
        required: ['currency'],
        oneOf: [['value', 'minValue', 'maxValue']],
        recommended: [],
      },
    ],
  },
]
