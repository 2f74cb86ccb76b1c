import type { Capability } from '../capability'

export const bookingCapability: Capability = {
  key: 'booking',
  name: 'Calendar and booking',
  value: 'A time is taken once, and both sides know it.',
  words: [
    '=booking',
    'book a',
    'book an',
    'appointment',
    'calendar',
    'reservation',
    'reserve',
    'availability',
    'time slot',
  ],
  requires: [
    { key: 'accounts', because: 'a booking has two sides.' },
    { key: 'email', because: 'both sides get a confirmation.' },
  ],
  conflicts: [],
  features: [
    {
      key: 'availability',
      title: 'Times that are free',
      priority: 'must',
      shall: 'let providers set weekly hours, breaks and days off and show what is free',
      limits: [
        '4 weeks of free times show within 300 ms.',
        'Times are right in both time zones across a clock change.',
      ],
      story: { role: 'provider', action: 'set when I am available', benefit: 'nobody has to ask' },
      criteria: [
        'WHEN a day off is added on a booked day, THE SYSTEM SHALL list the bookings it touches before saving.',
        'WHEN another calendar is connected, THE SYSTEM SHALL treat its busy times as taken within 5 minutes.',
      ],
      tasks: [
        {
          key: 'availability',
          title: 'Compute free times',
          skill: 'backend',
          hours: [6, 15, 36],
          after: ['accounts/session'],
          build:
            'Rules in the provider’s time zone, exceptions by date, length and break per service, free times as a pure function of rules and bookings.',
          test: 'Property test: no free time overlaps a booking, a break or a day off; both clock changes of a year.',
        },
      ],
    },
    {
      key: 'reserve',
      title: 'Book, move, cancel',
      priority: 'must',
      shall: 'let a person take a free time, move it and cancel it until 24 hours before',
      limits: [
        '100 simultaneous tries for one time give exactly 1 booking.',
        'Booking takes at most 60 seconds on a phone.',
      ],
      story: { role: '{customer}', action: 'book a time that suits me', benefit: 'it is settled without a call' },
      criteria: [
        'WHEN a time is booked, THE SYSTEM SHALL confirm it to both sides with a calendar file.',
        'IF the time was taken meanwhile, THEN THE SYSTEM SHALL say so and show the 3 nearest free ones.',
        'WHEN a booking is 24 hours away, THE SYSTEM SHALL remind the person once.',
      ],
      tasks: [
        {
          key: 'reserve',
          title: 'Build bookings that cannot overlap',
          skill: 'backend',
          hours: [5, 13, 30],
          after: ['availability', 'email/sending'],
          build:
            'Exclusion constraint over provider and period in the database, hold of 10 minutes while paying, moving as one transaction, reminders by a job, calendar file with a fixed id.',
          test: '100 at once; move onto a taken time; cancel after 24 hours; the calendar entry changes and does not double.',
        },
        {
          key: 'screen',
          title: 'Build the booking screens',
          skill: 'frontend',
          hours: [6, 15, 33],
          after: ['reserve', 'web-shell/parts', 'mobile-shell/navigation'],
          build:
            'Choice of service, day and time in the visitor’s time zone, summary, own bookings, the provider’s day and week, all by keyboard.',
          test: 'Book on a phone in another time zone; by keyboard; with a screen reader.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'AvailabilityRule',
      purpose: 'When somebody can be booked',
      fields: ['weekday: integer', 'from: time', 'to: time', 'timeZone: text'],
      belongsTo: ['Account'],
    },
    {
      name: 'Booking',
      purpose: 'A time that was taken',
      fields: ['startsAt: moment', 'endsAt: moment', 'state: held | confirmed | cancelled', 'note?: text(500)'],
      belongsTo: ['Account', '{item}'],
    },
  ],
  risks: [
    {
      key: 'no-show',
      title: 'People do not come.',
      likelihood: 'high',
      impact: 'medium',
      response: 'Remind 24 hours before with a link to move, and take a deposit where it hurts.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Free times, overlap, clock changes',
    passesWhen: '0 overlaps after 10,000 random bookings, moves and cancellations.',
  },
}
