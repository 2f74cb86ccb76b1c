import { googleSource, schemaOrgType, type TypeRule } from './type-rule'

export const ARTICLES_AND_MEDIA: TypeRule[] = [
  {
    types: ['Article', 'BlogPosting', 'NewsArticle', 'TechArticle', 'Report'],
    features: [
      {
        name: 'Article',
        source: googleSource('article'),
        required: [],
        recommended: ['headline', 'author', 'datePublished', 'dateModified', 'image'],
      },
    ],
  },
  {
    types: ['FAQPage'],
    features: [{ name: 'FAQ', source: googleSource('faqpage'), required: ['mainEntity'], recommended: [] }],
  },
  {
    types: ['Question'],
    features: [
      {
        name: 'FAQ',
        source: googleSource('faqpage'),
        required: ['name'],
        oneOf: [['acceptedAnswer', 'suggestedAnswer']],
        recommended: [],
      },
    ],
  },
  {
    types: ['Answer'],
    features: [{ name: 'FAQ', source: googleSource('faqpage'), required: ['text'], recommended: [] }],
  },
  schemaOrgType('HowTo', ['name', 'step'], ['image', 'totalTime', 'supply', 'tool']),
  schemaOrgType('HowToStep', ['text'], ['name', 'image', 'url']),
  {
    types: ['VideoObject'],
    features: [
      {
        name: 'Video',
        source: googleSource('video'),
        required: ['name', 'thumbnailUrl', 'uploadDate'],
        recommended: ['contentUrl', 'description', 'duration'],
      },
    ],
  },
  {
    types: ['ImageObject'],
    features: [
      {
        name: 'Image',
        source: googleSource('image-license-metadata'),
        required: [],
        oneOf: [['contentUrl', 'url']],
        recommended: [],
      },
    ],
  },
  {
    types: ['Event', 'BusinessEvent', 'EducationEvent'],
    features: [
      {
        name: 'Event',
        source: googleSource('event'),
        required: ['name', 'startDate', 'location'],
        recommended: ['endDate', 'eventStatus', 'description', 'image', 'offers', 'organizer', 'performer'],
      },
    ],
  },
  {
    types: ['Course'],
    features: [
      { name: 'Course', source: googleSource('course'), required: ['name', 'description'], recommended: ['provider'] },
    ],
  },
]
