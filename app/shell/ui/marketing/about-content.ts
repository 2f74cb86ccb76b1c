import { formatNumber } from '~/platform/text/format-number'
import { priceRange } from '~/wings/shop/products/product'

export const principles = [
  {
    title: 'Tested before release',
    text: 'We release a product after a customer has run it for 90 days without support.',
  },
  {
    title: 'Transparent numbers',
    text: 'We publish prices, waiting times, error rates and what went wrong.',
  },
  {
    title: 'Built to hand over',
    text: 'Source code, documentation and decisions are written for the team that takes over.',
  },
  {
    title: 'Honest advice',
    text: 'We tell about one in five prospects that they do not need us.',
  },
]

export const people = [
  {
    name: 'Mara Lindqvist',
    role: 'Product lead, co-founder',
    text: 'Twelve years in products, from hospital software to a ferry line’s ticket machines. Writes about scoping, pricing and the first month.',
  },
  {
    name: 'Tomas Okafor',
    role: 'Engineering, co-founder',
    text: 'Wrote his first booking system at nineteen, for his mother’s driving school. Writes about estimates, performance and costs.',
  },
  {
    name: 'Ines Duarte',
    role: 'Design and research, co-founder',
    text: 'Interviews users on site and designs every screen in our Figma files. Writes about acceptance criteria, support desks and user research.',
  },
]

export const stats = [
  {
    value: '6',
    label: `products, from ${priceRange.from} to ${formatNumber(priceRange.to)} USD`,
  },
  { value: '412', label: 'licenses sold in 31 countries' },
  { value: '47', label: 'releases led for clients' },
  { value: '3', label: 'people on the team' },
]
