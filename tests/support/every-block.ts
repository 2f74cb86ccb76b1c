import type { Block, BlockOfType } from '~/wings/content/landing-pages/block-schema'
import { newBlock } from '~/wings/content/landing-pages/new-block'

/** What a page of all types names. */
interface BlockReferences {
  pictureId: string
  productId: string
}

/** One block of each type with content as people write it, and three of them side by side. */
export function everyBlock({ pictureId, productId }: BlockReferences): Block[] {
  const picture = { id: pictureId, alt: 'The week of a studio with seven bookings' }
  const logo = { picture: { id: pictureId, alt: 'Marlow Yoga' }, url: 'https://marlow.example' }
  const home = { label: 'See the product', url: '/tools/queuepro' }
  return [
    filledBlock('hero', {
      title: 'Rooms that book themselves',
      text: 'Guests choose a time. You open the door.',
      picture,
      action: home,
      secondary: { label: 'Compare', url: '#comparison' },
      note: 'Pay once. Full source.',
    }),
    filledBlock('logos', { title: 'In use at', items: [logo, { ...logo, url: '' }, logo] }),
    filledBlock('features', { title: 'Made for small teams', items: titledItems('Clear', 'Quick', 'Yours') }),
    filledBlock('steps', { title: 'How it works', items: titledItems('Choose', 'Adapt', 'Open') }),
    filledBlock('numbers', {
      title: 'After eight weeks',
      note: 'Three rooms.',
      items: [{ value: '71 → 33', label: 'minutes' }],
    }),
    filledBlock('products', { title: 'Products', text: 'All with their source.', show: 'newest', limit: 2 }),
    filledBlock('pricing', { title: 'Licenses', text: 'Pay once.', productId }),
    { ...filledBlock('pricing', { title: 'Plans', plans: [aPlan('Solo', false), aPlan('Team', true)] }), id: 'plans' },
    filledBlock('testimonials', {
      items: [{ quote: 'It was so quiet.', name: 'Rosa Almeida', role: 'practice manager' }],
    }),
    filledBlock('reviews', { title: 'What buyers say' }),
    filledBlock('faq', {
      title: 'Questions',
      items: [{ question: 'What does it cost in all?', answer: '1,499 USD, once.' }],
    }),
    filledBlock('comparison', {
      title: 'Beside the others',
      columns: ['Harbor', 'A subscription', 'From scratch'],
      rows: [
        { label: 'Source code', cells: ['yes', 'no', 'yes'] },
        { label: 'Price after three years', cells: ['1,499 USD', '5,364 USD', '38,000 USD and more'] },
      ],
    }),
    filledBlock('rich-text', { html: '<h2>Why</h2><p>People stay in a full room because they do not know.</p>' }),
    filledBlock('image', { picture, caption: 'Everything a day needs is on this screen.' }),
    filledBlock('video', { url: 'https://vimeo.com/123456789', caption: 'Two minutes with the desk' }),
    everyFormField(),
    filledBlock('countdown', {
      title: 'The launch price ends',
      text: 'Afterwards it costs 1,999 USD.',
      endText: 'It has ended.',
      endsAt: '2099-03-02T09:05:00Z',
    }),
    filledBlock('columns', {
      columns: [
        [{ ...filledBlock('hero', { title: 'For clinics', text: 'Quiet rooms.', action: home }), id: 'small-hero' }],
        [
          {
            ...filledBlock('features', { title: 'For shops', items: titledItems('Repairs', 'Returns') }),
            id: 'small-list',
          },
        ],
      ],
    }),
    filledBlock('call-to-action', { title: 'Open the door.', text: 'Three weeks.', action: home, secondary: home }),
  ]
}

/** A form that asks for one of each kind. */
export function everyFormField(): BlockOfType<'form'> {
  return filledBlock('form', {
    title: 'Tell us about your rooms',
    text: 'We answer within two working days.',
    thanks: 'It has arrived.',
    fields: [
      { label: 'Your name', type: 'text', isRequired: true, choices: [] },
      { label: 'E-mail', type: 'email', isRequired: true, choices: [] },
      { label: 'How many rooms?', type: 'choice', isRequired: true, choices: ['One', 'Two to five', 'More'] },
      { label: 'What should be different?', type: 'long-text', isRequired: false, choices: [] },
      { label: 'Call me back', type: 'checkbox', isRequired: false, choices: [] },
    ],
  })
}

function filledBlock<Type extends Block['type']>(type: Type, content: Partial<BlockOfType<Type>>): BlockOfType<Type> {
  return { ...newBlock(type, type), ...content }
}

function titledItems(...titles: string[]) {
  return titles.map((title) => ({ title, text: `${title} from the first morning on, for guests and for the desk.` }))
}

function aPlan(name: string, isRecommended: boolean) {
  const action = { label: `Choose ${name}`, url: '/contact' }
  return { name, isRecommended, action, price: '29 USD', text: 'A month.', points: ['Two rooms', 'Mail reminders'] }
}
