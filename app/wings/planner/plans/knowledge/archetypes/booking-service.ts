import type { ProductArchetype } from '../archetype'

export const bookingServiceArchetype: ProductArchetype = {
  key: 'booking-service',
  name: 'Booking service',
  words: [
    'booking',
    'appointment',
    'appointments',
    'reservation',
    'salon',
    'clinic',
    'rental',
    'studio time',
    'hairdresser',
  ],
  nouns: { item: 'service', items: 'services', customer: 'guest', customers: 'guests' },
  problem: 'Times are agreed on by phone; some are taken twice and some nobody comes to.',
  approach: 'Free times that are right to the minute, booked on a phone in a minute, with a reminder the day before.',
  core: ['booking', 'accounts'],
  usual: ['payments', 'notifications', 'reviews', 'integrations', 'maps'],
  users: [
    { name: 'Guest', need: 'Take a time that suits, at any hour, without a call.' },
    { name: 'Provider', need: 'A full calendar without double bookings.' },
  ],
  nonUsers: [{ name: 'Hotel', reason: 'Sells nights by room and season through channels.' }],
  journeys: [
    {
      key: 'book',
      name: 'A time on the way home',
      actor: 'Guest',
      steps: ['Opens a link', 'Chooses service and time', 'Confirms by mail', 'Is reminded the day before'],
      capabilities: ['booking', 'accounts', 'email'],
    },
    {
      key: 'day',
      name: 'The provider’s day',
      actor: 'Provider',
      steps: ['Looks at the day', 'Moves a booking', 'Takes an afternoon off'],
      capabilities: ['booking'],
    },
  ],
  glossary: [
    { term: 'Free time', meaning: 'A start at which a service fits before the next booking or break.' },
    { term: 'Hold', meaning: 'A time kept for 10 minutes while somebody pays.' },
  ],
  nonGoals: [
    { text: 'No till', reason: 'Providers have one; tax rules for tills are a product of their own.' },
    { text: 'No staff planning', reason: 'Hours are set per provider; shifts come later.' },
    { text: 'No waiting list in the first version', reason: 'Moving and cancelling must work first.' },
  ],
  metrics: [
    { name: 'Bookings made without a call', target: '70 % after 2 months', why: 'The reason to build it.' },
    { name: 'Guests who come', target: '95 %', why: 'An empty chair costs the provider.' },
  ],
  counterMetrics: [{ name: 'Bookings moved by the provider', target: 'at most 3 %', why: 'Free times must be true.' }],
  qualities: [
    {
      key: 'double',
      title: 'No double bookings',
      target: '0 overlaps after 10,000 random bookings, 100 at once.',
      method: 'Property and load test in the pipeline.',
    },
  ],
  risks: [
    {
      key: 'calendar',
      title: 'Providers go on writing into their paper calendar.',
      likelihood: 'medium',
      impact: 'high',
      response: 'Connect the calendar they use first, and be there on the first day.',
    },
  ],
}
