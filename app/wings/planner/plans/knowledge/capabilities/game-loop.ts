import type { Capability } from '../capability'

export const gameLoopCapability: Capability = {
  key: 'game-loop',
  name: 'Game loop and levels',
  value: 'Playing feels right in the first minute and still in the tenth.',
  words: ['game', 'gameplay', 'puzzle', 'arcade', 'platformer', 'enemy', '=levels'],
  requires: [{ key: 'delivery', because: 'builds have to reach players.' }],
  conflicts: [],
  features: [
    {
      key: 'core',
      title: 'The core of the game',
      priority: 'must',
      shall: 'run a loop of input, rules and drawing that plays the same on every device',
      limits: [
        'At least 60 frames a second on the reference device, 99 % of frames within 20 ms.',
        'From touch to reaction at most 80 ms.',
      ],
      story: { role: 'player', action: 'play without delay', benefit: 'a fault is mine and not the game’s' },
      criteria: [
        'WHEN the same inputs are played back, THE SYSTEM SHALL end in the same state on every device.',
        'WHEN the game is left, THE SYSTEM SHALL pause within 1 frame and go on from there.',
        'THE SYSTEM SHALL be playable by touch, keyboard and controller with keys that can be changed.',
      ],
      tasks: [
        {
          key: 'loop',
          title: 'Build loop, input and rules',
          skill: 'game',
          hours: [10, 25, 60],
          after: ['delivery/repository'],
          build:
            'Fixed step of rules apart from drawing, input as recorded commands, random numbers from a seed, one reference level that is fun with boxes as graphics.',
          test: 'Play back 20 recordings and compare final states on 2 devices; measure frames for 10 minutes.',
        },
        {
          key: 'feel',
          title: 'Try the core with players',
          skill: 'design',
          hours: [6, 15, 45],
          after: ['loop'],
          build:
            'Three rounds of 5 players each with boxes as graphics; after each round change speed, size and reward by what was seen.',
          test: '4 of 5 players of the last round ask for another level.',
        },
      ],
    },
    {
      key: 'levels',
      title: 'Levels and progress',
      priority: 'must',
      shall: 'lead through at least 15 levels whose difficulty rises, and keep the progress',
      limits: ['80 % of test players finish the first 3 levels without help.', 'A level loads within 2 seconds.'],
      story: { role: 'player', action: 'get better level by level', benefit: 'I come back tomorrow' },
      criteria: [
        'WHEN a level is won, THE SYSTEM SHALL store it at once, also without a connection.',
        'WHEN a player failed a level 5 times, THE SYSTEM SHALL offer a hint.',
      ],
      tasks: [
        {
          key: 'format',
          title: 'Build level format and progress',
          skill: 'game',
          hours: [6, 15, 36],
          after: ['loop'],
          build:
            'Levels as data with a check that each can be solved, loading by need, progress on the device with a version.',
          test: 'The solver finds a way through each level; kill the game while saving.',
        },
        {
          key: 'content',
          title: 'Design 15 levels with art and sound',
          skill: 'design',
          hours: [30, 75, 165],
          after: ['format', 'feel'],
          build:
            'A table of what each level teaches, levels in that order, art and sound in one style, loudness settings, effects that can be switched off.',
          test: 'Share of players who finish each level; no level loses more than 15 % of them.',
        },
      ],
    },
  ],
  entities: [
    { name: 'Level', purpose: 'A piece of the game', fields: ['number: integer', 'layout: json', 'teaches: text'] },
    {
      name: 'Progress',
      purpose: 'How far a player is',
      fields: ['level: integer', 'stars: integer', 'playedAt: moment'],
      belongsTo: ['Account', 'Level'],
    },
  ],
  risks: [
    {
      key: 'fun',
      title: 'The core is not fun.',
      likelihood: 'high',
      impact: 'high',
      response: 'Build nothing else before 4 of 5 players ask for another level.',
    },
  ],
  qualities: [
    {
      key: 'frames',
      title: 'Frames',
      target: '99 % of frames take at most 20 ms on the reference device.',
      method: 'Measured over 10 minutes of a recorded game in the pipeline.',
    },
  ],
  testing: {
    covers: 'Recordings, frames, levels that can be solved',
    passesWhen: '20 recordings end equal on 2 devices and each level is solved by the solver.',
  },
}
