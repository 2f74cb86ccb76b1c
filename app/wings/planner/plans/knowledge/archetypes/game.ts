import type { ProductArchetype } from '../archetype'

export const gameArchetype: ProductArchetype = {
  key: 'game',
  name: 'Game',
  words: ['game', 'puzzle', 'play', 'player', 'arcade', 'multiplayer', 'levels', 'rpg'],
  nouns: { item: 'level', items: 'levels', customer: 'player', customers: 'players' },
  problem: 'People have five minutes and want to play something that is theirs, not an advertisement.',
  approach:
    'One rule that is understood in a minute and has depth for hours; found with boxes as graphics before art is paid for.',
  core: ['game-loop'],
  usual: ['leaderboards', 'sync', 'analytics', 'push'],
  users: [
    { name: 'Player', need: 'Five minutes of play that feel right.' },
    { name: 'Devoted player', need: 'Get better, and see it.' },
  ],
  nonUsers: [
    {
      name: 'Child under 13',
      reason: 'Rules for their data need parents’ consent; the first version addresses others.',
    },
  ],
  journeys: [
    {
      key: 'first',
      name: 'The first minute',
      actor: 'Player',
      steps: ['Opens the game', 'Plays without reading anything', 'Fails', 'Understands why', 'Wins'],
      capabilities: ['game-loop'],
    },
    {
      key: 'return',
      name: 'The next day',
      actor: 'Player',
      steps: ['Goes on at the last level', 'Beats an own result', 'Sees the own place'],
      capabilities: ['game-loop', 'leaderboards'],
    },
  ],
  glossary: [
    { term: 'Core', meaning: 'The rule and control without levels, art and sound.' },
    { term: 'Recording', meaning: 'All inputs of a game with its seed; playing it back gives the same end.' },
  ],
  nonGoals: [
    {
      text: 'No multiplayer over the network',
      reason: 'It doubles the work and needs players at the same time.',
      unless: ['realtime'],
    },
    { text: 'No advertising', reason: 'It breaks the five minutes the game is for.' },
    { text: 'No editor for levels', reason: 'Wanted only once people have played all levels.' },
  ],
  metrics: [
    { name: 'Players back the next day', target: '35 %', why: 'The first sign that the core is fun.' },
    { name: 'Players who finish level 3', target: '80 %', why: 'Who understands the rule stays.' },
  ],
  counterMetrics: [
    { name: 'Players who leave after failing', target: 'at most 15 % per level', why: 'Hard must not become unfair.' },
  ],
  qualities: [
    {
      key: 'reaction',
      title: 'Reaction',
      target: 'From touch to picture at most 80 ms on the reference device.',
      method: 'Filmed at 240 frames per second for each release.',
    },
  ],
  risks: [
    {
      key: 'content-time',
      title: 'Levels and art take longer than the code.',
      likelihood: 'high',
      impact: 'high',
      response: 'Finish one level completely first, and multiply its hours.',
    },
  ],
}
