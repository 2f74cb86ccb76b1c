import { google, plainType, schemaOrg, type TypeRule } from './type-rule'

export const SITE_AND_PEOPLE: TypeRule[] = [
  {
    types: ['Organization', 'Corporation', 'OnlineBusiness', 'OnlineStore', 'NGO', 'EducationalOrganization'],
    features: [
      {
        name: 'Organization',
        source: google('organization'),
        required: [],
        recommended: ['name', 'url', 'logo', 'sameAs'],
      },
    ],
  },
  {
    types: [
      'LocalBusiness',
      'Store',
      'ProfessionalService',
      'Restaurant',
      'FoodEstablishment',
      'Hotel',
      'LegalService',
    ],
    features: [
      {
        name: 'Local business',
        source: google('local-business'),
        required: ['name', 'address'],
        recommended: ['telephone', 'url', 'openingHoursSpecification', 'geo', 'priceRange', 'image'],
      },
    ],
  },
  {
    types: ['WebSite'],
    features: [
      { name: 'Site name', source: google('site-names'), required: ['name', 'url'], recommended: ['alternateName'] },
    ],
  },
  {
    types: ['BreadcrumbList'],
    features: [{ name: 'Breadcrumb', source: google('breadcrumb'), required: ['itemListElement'], recommended: [] }],
  },
  {
    types: ['ItemList'],
    features: [{ name: 'Carousel', source: google('carousel'), required: ['itemListElement'], recommended: [] }],
  },
  {
    types: ['ListItem'],
    features: [
      {
        name: 'List item',
        source: schemaOrg('ListItem'),
        required: ['position'],
        oneOf: [['item', 'name', 'url']],
        recommended: [],
      },
    ],
  },
  {
    types: ['ProfilePage'],
    features: [
      { name: 'Profile page', source: google('profile-page'), required: ['mainEntity'], recommended: ['dateModified'] },
    ],
  },
  {
    types: ['JobPosting'],
    features: [
      {
        name: 'Job posting',
        source: google('job-posting'),
        required: ['title', 'description', 'datePosted', 'hiringOrganization'],
        oneOf: [['jobLocation', 'jobLocationType']],
        recommended: ['validThrough', 'employmentType', 'baseSalary', 'identifier'],
      },
    ],
  },
  plainType('WebPage', [], ['name']),
  plainType('Service', ['name'], ['provider', 'description']),
  plainType('Person', ['name'], ['url']),
  plainType('PostalAddress', [], ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry']),
  plainType('GeoCoordinates', ['latitude', 'longitude']),
  plainType('ContactPoint', [], ['telephone', 'email', 'contactType']),
  plainType('Place', [], ['name', 'address']),
  plainType('VirtualLocation', ['url']),
]
