import type { Capability } from '../capability'

export const leaderboardsCapability: Capability = {
  key: 'leaderboards',
  name: 'Leaderboards',
  value: 'Players measure themselves with others, fairly.',
  words: ['leaderboard', 'high score', 'highscore', 'ranking', 'tournament', 'achievement', 'compete'],
  requires: [{ key: 'accounts', because: 'a score needs a name.' }],
  conflicts: [],
  features: [
    {
      key: 'board',
      title: 'Ranks',
      priority: 'must',
      shall: 'rank scores by day, week and all time and show the place of the player with those around',
      limits: ['A place among 1,000,000 scores is known within 100 ms.', 'A score counts within 5 seconds.'],
      story: { role: 'player', action: 'see my place', benefit: 'I want to beat the one above me' },
      criteria: [
        'WHEN a score is handed in, THE SYSTEM SHALL check it by playing the recorded inputs back.',
        'IF the played result differs, THEN THE SYSTEM SHALL refuse the score and keep the recording.',
        'WHEN a player has a name that is not allowed, THE SYSTEM SHALL show a neutral one.',
      ],
      tasks: [
        {
          key: 'board',
          title: 'Build scores and ranks',
          skill: 'backend',
          hours: [5, 13, 30],
          after: ['accounts/session', 'game-loop/loop'],
          build:
            'Scores with recording, check by the game’s own rules on the server, ranks by an index, periods in UTC, names by a list.',
          test: 'A changed score, a changed recording, 1,000,000 rows measured, the last second of a week.',
        },
        {
          key: 'screen',
          title: 'Build the board’s screen',
          skill: 'game',
          hours: [3, 8, 18],
          after: ['board'],
          build:
            'Top 20, own place with 5 above and below, friends, works without a connection with the last known state.',
          test: 'A player on place 1, on 500,000 and without a score.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Score',
      purpose: 'The result of one game',
      fields: ['points: integer', 'recording: bytes', 'checkedAt?: moment'],
      belongsTo: ['Account', 'Level'],
    },
  ],
  risks: [
    {
      key: 'cheating',
      title: 'Cheated scores drive honest players away.',
      likelihood: 'high',
      impact: 'medium',
      response: 'Accept only scores whose recording plays back to the same result.',
    },
  ],
  qualities: [],
  testing: { covers: 'Ranks, checks, periods', passesWhen: '0 of 20 kinds of forged scores are accepted.' },
}
