import { google, plainType, type TypeRule } from './type-rule'

export const ARTICLES_AND_MEDIA: TypeRule[] = [
  {
    types: ['Article', 'BlogPosting', 'NewsArticle', 'TechArticle', 'Report'],
    features: [
      {
        name: 'Article',
        source: google('article'),
        required: [],
        recommended: ['headline', 'author', 'datePublished', 'dateModified', 'image'],
      },
    ],
  },
  {
    types: ['FAQPage'],
    features: [{ name: 'FAQ', source: google('faqpage'), required: ['mainEntity'], recommended: [] }],
  },
  {
    types: ['Question'],
    features: [
      {
        name: 'FAQ',
        source: google('faqpage'),
        required: ['name'],
        oneOf: [['acceptedAnswer', 'suggestedAnswer']],
        recommended: [],
      },
    ],
  },
  {
    types: ['Answer'],
    features: [{ name: 'FAQ', source: google('faqpage'), required: ['text'], recommended: [] }],
  },
  plainType('HowTo', ['name', 'step'], ['image', 'totalTime', 'supply', 'tool']),
  plainType('HowToStep', ['text'], ['name', 'image', 'url']),
  {
    types: ['VideoObject'],
    features: [
      {
        name: 'Video',
        source: google('video'),
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
        source: google('image-license-metadata'),
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
        source: google('event'),
        required: ['name', 'startDate', 'location'],
        recommended: ['endDate', 'eventStatus', 'description', 'image', 'offers', 'organizer', 'performer'],
      },
    ],
  },
  {
    types: ['Course'],
    features: [
      { name: 'Course', source: google('course'), required: ['name', 'description'], recommended: ['provider'] },
    ],
  },
]
