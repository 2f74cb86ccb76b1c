import type { Capability } from '../capability'

export const uploadsCapability: Capability = {
  key: 'uploads',
  name: 'File uploads',
  value: 'Files arrive whole and harm nobody.',
  words: ['upload', 'attachment', 'attach file', 'document', 'photo', 'picture', 'image'],
  requires: [{ key: 'accounts', because: 'a file has an owner.' }],
  conflicts: [],
  features: [
    {
      key: 'upload',
      title: 'Upload with checks',
      priority: 'must',
      shall: 'take files up to 25 MB, check what they really are and keep them private until they are used',
      limits: [
        'A picture of 10 MB is ready in all sizes within 10 seconds.',
        'At most 200 files and 1 GB per account and day.',
      ],
      story: { role: '{customer}', action: 'upload a file and see how far it is', benefit: 'I know that it arrived' },
      criteria: [
        'IF the content does not match an allowed kind, THEN THE SYSTEM SHALL refuse it, whatever its name says.',
        'WHEN an upload breaks off, THE SYSTEM SHALL go on from the last part within 24 hours.',
        'WHEN a picture is stored, THE SYSTEM SHALL draw it anew without position and camera data.',
      ],
      tasks: [
        {
          key: 'upload',
          title: 'Build upload, checks and storage',
          skill: 'backend',
          hours: [6, 15, 33],
          after: ['accounts/session'],
          build:
            'Upload in parts to object storage through signed addresses, kind by first bytes, pictures redrawn in 3 sizes by a separate process with a memory limit, download with a fixed content type.',
          test: 'A script named photo.jpg, a picture of 50,000 x 50,000 pixels, a broken connection in the middle.',
        },
      ],
    },
    {
      key: 'cleanup',
      title: 'Unused files go',
      priority: 'could',
      shall: 'delete files that nothing uses after 7 days',
      limits: ['0 files in use are ever deleted, in a test with 10,000 files.'],
      story: { role: 'owner', action: 'pay only for files in use', benefit: 'storage does not grow without end' },
      criteria: ['WHEN a file is unused for 7 days, THE SYSTEM SHALL delete it and record its name and size.'],
      tasks: [
        {
          key: 'cleanup',
          title: 'Delete unused files',
          skill: 'backend',
          hours: [2, 5, 12],
          after: ['upload'],
          build:
            'References as rows, a weekly job that compares storage and rows in both directions and reports files that are missing.',
          test: 'Random uses and releases of 10,000 files: what is left is exactly what is used or younger than 7 days.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'File',
      purpose: 'Something uploaded',
      fields: ['name: text(200)', 'kind: text', 'bytes: integer', 'sha256: text', 'storedAt: moment'],
      belongsTo: ['Account'],
    },
  ],
  risks: [
    {
      key: 'malware',
      title: 'Somebody spreads malware through uploaded files.',
      likelihood: 'medium',
      impact: 'high',
      response: 'Serve files from another domain as downloads, and scan what is shared with others.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Kinds, limits, broken connections, private access',
    passesWhen: 'A set of 50 hostile files is refused or made harmless.',
  },
  monthly: { low: 2, high: 30, what: 'File storage' },
}
