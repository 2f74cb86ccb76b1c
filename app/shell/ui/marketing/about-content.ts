import { priceRange } from '~/wings/shop/products/product'

export const principles = [
  {
    title: 'Finish before you start',
    text: 'A product goes on the shelf when somebody has run it for 90 days without calling us.',
  },
  {
    title: 'Say the number',
    text: 'Prices, waits, error rates, what went wrong. A claim without a number is decoration.',
  },
  {
    title: 'Leave things so that others can go on',
    text: 'Source, documents and decisions are written for the person who comes after us.',
  },
  {
    title: 'No is a service',
    text: 'About one in five who write to us hears that they do not need us. They tend to come back later, with a better question.',
  },
]

export const people = [
  {
    name: 'Mara Lindqvist',
    role: 'Product lead, co-founder',
    text: 'Twelve years in products, from hospital software to a ferry line’s ticket machines. Asks what you could stop. Writes about scoping, pricing and the first month. Swims in cold water and does not recommend it.',
  },
  {
    name: 'Tomas Okafor',
    role: 'Engineering, co-founder',
    text: 'Wrote his first booking system at nineteen, for his mother’s driving school, with a bug that still makes the family laugh. Owns the slow phone on which we test. Writes about estimates, performance and the cost of things.',
  },
  {
    name: 'Ines Duarte',
    role: 'Design and research, co-founder',
    text: 'Sits in waiting rooms with a clipboard. Has drawn every screen in our Figma files and deleted about twice as many. Writes about criteria, support desks and what people really do.',
  },
]

export const stats = [
  {
    value: '6',
    label: `products, from ${priceRange.from} to ${priceRange.to.toLocaleString('en-US')} USD`,
  },
  { value: '412', label: 'licenses sold in 31 countries' },
  { value: '47', label: 'releases led for clients' },
  { value: '3', label: 'people, and one of them answers your mail' },
]
