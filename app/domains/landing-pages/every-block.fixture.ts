import type { Block, BlockOf } from './block-schema'
import { newBlock } from './new-block'

/** What a page of all types names. */
interface Named {
  pictureId: string
  productId: string
}

/** One block of each type with content as people write it, and three of them side by side. */
export function everyBlock({ pictureId, productId }: Named): Block[] {
  const picture = { id: pictureId, alt: 'The week of a studio with seven bookings' }
  const logo = { picture: { id: pictureId, alt: 'Marlow Yoga' }, url: 'https://marlow.example' }
  const home = { label: 'See the product', url: '/tools/queuepro' }
  return [
    filled('hero', {
      ...{ title: 'Rooms that book themselves', text: 'Guests choose a time. You open the door.', picture },
      ...{ action: home, secondary: { label: 'Compare', url: '#comparison' }, note: 'Pay once. Full source.' },
    }),
    filled('logos', { title: 'In use at', items: [logo, { ...logo, url: '' }, logo] }),
    filled('features', { title: 'Made for small teams', items: pairs('Clear', 'Quick', 'Yours') }),
    filled('steps', { title: 'How it works', items: pairs('Choose', 'Adapt', 'Open') }),
    filled('numbers', {
      title: 'After eight weeks',
      note: 'Three rooms.',
      items: [{ value: '71 → 33', label: 'minutes' }],
    }),
    filled('products', { title: 'Products', text: 'All with their source.', show: 'newest', limit: 2 }),
    filled('pricing', { title: 'Licenses', text: 'Pay once.', productId }),
    { ...filled('pricing', { title: 'Plans', plans: [planOf('Solo', false), planOf('Team', true)] }), id: 'plans' },
    filled('testimonials', { items: [{ quote: 'It was so quiet.', name: 'Rosa Almeida', role: 'practice manager' }] }),
    filled('reviews', { title: 'What buyers say' }),
    filled('faq', {
      title: 'Questions',
      items: [{ question: 'What does it cost in all?', answer: '1,499 USD, once.' }],
    }),
    filled('comparison', {
      ...{ title: 'Beside the others', columns: ['Harbor', 'A subscription', 'From scratch'] },
      rows: [
        { label: 'Source code', cells: ['yes', 'no', 'yes'] },
        { label: 'Price after three years', cells: ['1,499 USD', '5,364 USD', '38,000 USD and more'] },
      ],
    }),
    filled('rich-text', { html: '<h2>Why</h2><p>People stay in a full room because they do not know.</p>' }),
    filled('image', { picture, caption: 'Everything a day needs is on this screen.' }),
    filled('video', { url: 'https://vimeo.com/123456789', caption: 'Two minutes with the desk' }),
    everyField(),
    filled('countdown', {
      ...{ title: 'The launch price ends', text: 'Afterwards it costs 1,999 USD.', endText: 'It has ended.' },
      endsAt: '2099-03-02T09:05:00Z',
    }),
    filled('columns', {
      columns: [
        [{ ...filled('hero', { title: 'For clinics', text: 'Quiet rooms.', action: home }), id: 'small-hero' }],
        [{ ...filled('features', { title: 'For shops', items: pairs('Repairs', 'Returns') }), id: 'small-list' }],
      ],
    }),
    filled('call-to-action', { title: 'Open the door.', text: 'Three weeks.', action: home, secondary: home }),
  ]
}

/** A form that asks for one of each kind. */
export function everyField(): BlockOf<'form'> {
  return filled('form', {
    ...{ title: 'Tell us about your rooms', text: 'We answer within two working days.', thanks: 'It has arrived.' },
    fields: [
      { label: 'Your name', type: 'text', isRequired: true, choices: [] },
      { label: 'E-mail', type: 'email', isRequired: true, choices: [] },
      { label: 'How many rooms?', type: 'choice', isRequired: true, choices: ['One', 'Two to five', 'More'] },
      { label: 'What should be different?', type: 'long-text', isRequired: false, choices: [] },
      { label: 'Call me back', type: 'checkbox', isRequired: false, choices: [] },
    ],
  })
}

function filled<Type extends Block['type']>(type: Type, content: Partial<BlockOf<Type>>): BlockOf<Type> {
  return { ...newBlock(type, type), ...content }
}

function pairs(...titles: string[]) {
  return titles.map((title) => ({ title, text: `${title} from the first morning on, for guests and for the desk.` }))
}

function planOf(name: string, isRecommended: boolean) {
  const action = { label: `Choose ${name}`, url: '/contact' }
  return { name, isRecommended, action, price: '29 USD', text: 'A month.', points: ['Two rooms', 'Mail reminders'] }
}
