import { googleSource, schemaOrgSource, schemaOrgType, type TypeRule } from './type-rule'

export const SITE_AND_PEOPLE: TypeRule[] = [
  {
    types: ['Organization', 'Corporation', 'OnlineBusiness', 'OnlineStore', 'NGO', 'EducationalOrganization'],
    features: [
      {
        name: 'Organization',
        source: googleSource('organization'),
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
        source: googleSource('local-business'),
        required: ['name', 'address'],
        recommended: ['telephone', 'url', 'openingHoursSpecification', 'geo', 'priceRange', 'image'],
      },
    ],
  },
  {
    types: ['WebSite'],
    features: [
      {
        name: 'Site name',
        source: googleSource('site-names'),
        required: ['name', 'url'],
        recommended: ['alternateName'],
      },
    ],
  },
  {
    types: ['BreadcrumbList'],
    features: [
      { name: 'Breadcrumb', source: googleSource('breadcrumb'), required: ['itemListElement'], recommended: [] },
    ],
  },
  {
    types: ['ItemList'],
    features: [{ name: 'Carousel', source: googleSource('carousel'), required: ['itemListElement'], recommended: [] }],
  },
  {
    types: ['ListItem'],
    features: [
      {
        name: 'List item',
        source: schemaOrgSource('ListItem'),
        required: ['position'],
        oneOf: [['item', 'name', 'url']],
        recommended: [],
      },
    ],
  },
  {
    types: ['ProfilePage'],
    features: [
      {
        name: 'Profile page',
        source: googleSource('profile-page'),
        required: ['mainEntity'],
        recommended: ['dateModified'],
      },
    ],
  },
  {
    types: ['JobPosting'],
    features: [
      {
        name: 'Job posting',
        source: googleSource('job-posting'),
        required: ['title', 'description', 'datePosted', 'hiringOrganization'],
        oneOf: [['jobLocation', 'jobLocationType']],
        recommended: ['validThrough', 'employmentType', 'baseSalary', 'identifier'],
      },
    ],
  },
  schemaOrgType('WebPage', [], ['name']),
  schemaOrgType('Service', ['name'], ['provider', 'description']),
  schemaOrgType('Person', ['name'], ['url']),
  schemaOrgType('PostalAddress', [], ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry']),
  schemaOrgType('GeoCoordinates', ['latitude', 'longitude']),
  schemaOrgType('ContactPoint', [], ['telephone', 'email', 'contactType']),
  schemaOrgType('Place', [], ['name', 'address']),
  schemaOrgType('VirtualLocation', ['url']),
]
