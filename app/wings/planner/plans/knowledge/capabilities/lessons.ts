import type { Capability } from '../capability'

export const lessonsCapability: Capability = {
  key: 'lessons',
  name: 'Courses and lessons',
  value: 'Learners always know what comes next and how far they are.',
  words: [
    '=courses',
    'online course',
    'video course',
    'course site',
    'per course',
    'lesson',
    'lms',
    'student',
    'curriculum',
    'e learning',
    'academy',
  ],
  requires: [
    { key: 'accounts', because: 'progress belongs to a learner.' },
    { key: 'media-gallery', because: 'lessons hold videos and pictures.' },
  ],
  conflicts: [],
  features: [
    {
      key: 'author',
      title: 'Build a course',
      priority: 'must',
      shall: 'let teachers build courses of sections and lessons with text, video and files',
      limits: [
        'A course of 30 lessons is built in at most 60 minutes, content aside.',
        'Up to 200 lessons per course.',
      ],
      story: {
        role: 'teacher',
        action: 'build a course and see it as learners do',
        benefit: 'I teach without a developer',
      },
      criteria: [
        'WHEN lessons are moved, THE SYSTEM SHALL keep the progress of learners who finished them.',
        'WHEN a published course changes, THE SYSTEM SHALL show the change to learners only after publishing it again.',
      ],
      tasks: [
        {
          key: 'store',
          title: 'Build courses, sections and lessons',
          skill: 'backend',
          hours: [5, 13, 27],
          after: ['accounts/session'],
          build:
            'Course with published and edited state, order that allows moving without renumbering, free preview lessons, access by enrollment.',
          test: 'Move, delete and bring back lessons with progress on them; a stranger opens a paid lesson: 404.',
        },
        {
          key: 'editor',
          title: 'Build the course editor',
          skill: 'frontend',
          hours: [7, 18, 39],
          after: ['store', 'web-shell/parts', 'media-gallery/playback'],
          build:
            'Outline with moving by drag and by menu, lesson editor with autosave, upload of video with its progress, preview as learner.',
          test: 'Build a course of 5 lessons by keyboard; reload while a video uploads.',
        },
      ],
    },
    {
      key: 'learn',
      title: 'Learn and go on',
      priority: 'must',
      shall: 'lead a learner through the lessons, remember the place in each video and show the progress',
      limits: [
        'A video goes on within 5 seconds of where it was left, on any device.',
        'From opening the site to the next lesson is 1 click.',
      ],
      story: { role: 'learner', action: 'go on where I stopped', benefit: 'ten minutes are enough to learn' },
      criteria: [
        'WHEN 90 % of a video was watched or a text was marked as read, THE SYSTEM SHALL count the lesson as done.',
        'WHEN a learner comes back, THE SYSTEM SHALL offer the next lesson first.',
      ],
      tasks: [
        {
          key: 'player',
          title: 'Build the learner’s view',
          skill: 'frontend',
          hours: [6, 15, 33],
          after: ['store', 'web-shell/parts', 'media-gallery/playback'],
          build:
            'Outline with progress, lesson with notes, place stored every 10 seconds, next and back, captions and speed remembered.',
          test: 'Watch on two devices; jump to the end: it does not count as watched.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Course',
      purpose: 'What is taught',
      fields: ['title: text(120)', 'description: text(5000)', 'publishedAt?: moment'],
      belongsTo: ['Account'],
    },
    {
      name: 'Lesson',
      purpose: 'One step of a course',
      fields: ['title: text(120)', 'position: text', 'body: html', 'isPreview: boolean'],
      belongsTo: ['Course', 'File'],
    },
    {
      name: 'LessonProgress',
      purpose: 'How far a learner is',
      fields: ['seconds: integer', 'doneAt?: moment'],
      belongsTo: ['Lesson', 'Account'],
    },
  ],
  risks: [
    {
      key: 'dropout',
      title: 'Most learners stop after the first lessons.',
      likelihood: 'high',
      impact: 'high',
      response: 'Keep lessons under 10 minutes, remind after 5 days, and look weekly at where people stop.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Editing with progress, access, videos on two devices',
    passesWhen: 'No change of a course loses progress in 1,000 random changes.',
  },
}
