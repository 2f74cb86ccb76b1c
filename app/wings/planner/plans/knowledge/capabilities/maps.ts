import type { Capability } from '../capability'

export const mapsCapability: Capability = {
  key: 'maps',
  name: 'Maps and location',
  value: 'People see what is near them.',
  words: ['map', 'location', 'nearby', 'near me', 'gps', 'distance', 'neighborhood'],
  requires: [],
  conflicts: [],
  features: [
    {
      key: 'places',
      title: 'Places on a map',
      priority: 'must',
      shall: 'show {items} on a map and in a list by distance from a place the person names or allows to be read',
      limits: [
        '10,000 places move at 30 frames per second, grouped where they overlap.',
        'The list by distance answers within 300 ms.',
      ],
      story: { role: '{customer}', action: 'see what is near a place', benefit: 'I choose what I can reach' },
      criteria: [
        'WHEN a person asks for what is near, THE SYSTEM SHALL ask for the position then, and offer to type a place instead.',
        'WHEN the map is moved, THE SYSTEM SHALL list what is on it, so that everything is reachable without the map.',
        'IF an address is not exact, THEN THE SYSTEM SHALL show its area and not a point.',
      ],
      tasks: [
        {
          key: 'geo',
          title: 'Store places and find them by distance',
          skill: 'backend',
          hours: [4, 10, 24],
          after: ['delivery/repository', 'listings/store'],
          build:
            'Coordinates with a spatial index, addresses looked up by a service on the server with answers kept, public positions rounded to 500 meters where people live.',
          test: 'Distances against 20 known pairs within 0.5 %; places at the date line; measure with 100,000 rows.',
        },
        {
          key: 'map',
          title: 'Build map and list',
          skill: 'frontend',
          hours: [5, 15, 33],
          after: ['geo', 'web-shell/layout', 'mobile-shell/navigation'],
          build:
            'A vector map loaded when it is seen, groups, a list that follows, the current area in the address, works without the permission.',
          test: 'Refuse the permission; use it by keyboard; load with 10,000 places on a mid-range phone.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Place',
      purpose: 'Where something is',
      fields: ['latitude: number', 'longitude: number', 'label: text', 'precisionMeters: integer'],
      belongsTo: ['{item}', 'Account'],
    },
  ],
  risks: [
    {
      key: 'homes',
      title: 'Exact positions show where people live.',
      likelihood: 'medium',
      impact: 'high',
      response: 'Round public positions, and show the exact one only after both sides agreed.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Distances, permission, list beside the map',
    passesWhen: 'Everything on the map is reachable in the list by keyboard.',
  },
  monthly: { low: 0, high: 80, what: 'Map tiles and address look-ups' },
}
