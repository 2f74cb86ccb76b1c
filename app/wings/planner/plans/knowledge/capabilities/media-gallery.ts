import type { Capability } from '../capability'

export const mediaGalleryCapability: Capability = {
  key: 'media-gallery',
  name: 'Media gallery',
  value: 'Pictures and videos are found again and shown at their best.',
  words: ['gallery', 'video', 'album', 'media library', 'podcast', 'audio'],
  requires: [{ key: 'uploads', because: 'media has to arrive first.' }],
  conflicts: [],
  features: [
    {
      key: 'gallery',
      title: 'Gallery',
      priority: 'must',
      shall: 'show media in albums with captions and a full-screen view',
      limits: [
        'An album of 500 pictures shows its first row within 1 second.',
        'Each picture has an alternative text or is marked as decoration.',
      ],
      story: { role: 'visitor', action: 'look through pictures', benefit: 'I get an impression before I read' },
      criteria: [
        'WHEN a picture is opened, THE SYSTEM SHALL show it full-screen with keys, swipes and an address of its own.',
        'WHILE a picture loads, THE SYSTEM SHALL keep its place so that nothing jumps.',
      ],
      tasks: [
        {
          key: 'gallery',
          title: 'Build albums and full-screen view',
          skill: 'frontend',
          hours: [5, 13, 27],
          after: ['uploads/upload', 'web-shell/parts'],
          build:
            'Grid with known sizes, pictures in AVIF and WebP at the size shown, full-screen view with focus kept inside, captions and alternative texts in the editor.',
          test: 'Layout shift is 0 with a slow connection; the view works by keyboard, touch and screen reader.',
        },
      ],
    },
    {
      key: 'playback',
      title: 'Video playback',
      priority: 'should',
      words: ['video'],
      shall: 'play uploaded videos at a quality that follows the connection',
      limits: [
        'A video of 10 minutes plays at most 15 minutes after its upload.',
        'It starts within 2 seconds at 5 Mbit/s.',
      ],
      story: { role: 'visitor', action: 'watch a video without waiting', benefit: 'I stay to the end' },
      criteria: [
        'WHEN the connection gets slower than the current quality, THE SYSTEM SHALL switch to the next lower one without stopping.',
        'WHEN a video has captions, THE SYSTEM SHALL offer them in the player.',
      ],
      tasks: [
        {
          key: 'playback',
          title: 'Encode and play videos',
          skill: 'backend',
          hours: [8, 20, 54],
          after: ['uploads/upload'],
          build:
            'Encoding in three qualities by a service or a job, HLS with signed addresses, a player with captions and speed, progress of encoding shown to the owner.',
          test: 'Play at 5 and 1 Mbit/s; a broken file ends with a message to its owner.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'MediaItem',
      purpose: 'A picture or video in an album',
      fields: ['caption?: text(200)', 'alternativeText: text(200)', 'position: integer'],
      belongsTo: ['File', 'Account'],
    },
  ],
  risks: [
    {
      key: 'traffic',
      title: 'Video traffic costs more than everything else.',
      likelihood: 'medium',
      impact: 'medium',
      response: 'Use a video service with a price per minute and set an alarm at half of the budget.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Albums, full-screen view, playback',
    passesWhen: 'The view passes an accessibility check, and a video plays on 3 browsers.',
  },
  monthly: { low: 10, high: 150, what: 'Video encoding and traffic' },
}
