import type { Capability } from '../capability'

export const retrievalCapability: Capability = {
  key: 'retrieval',
  name: 'Answers from own documents',
  value: 'Answers rest on documents that people can open.',
  words: [
    'retrieval',
    'rag',
    'knowledge base',
    'own documents',
    'vector',
    'embedding',
    'semantic search',
    'documentation',
  ],
  requires: [
    { key: 'ai-chat', because: 'what is found is answered from.' },
    { key: 'uploads', because: 'documents have to come in.' },
    { key: 'jobs', because: 'documents are read in the background.' },
  ],
  conflicts: [],
  features: [
    {
      key: 'ingest',
      title: 'Documents are read',
      priority: 'must',
      shall: 'read PDF, Word, Markdown and web pages into passages that keep their place in the document',
      limits: ['A PDF of 100 pages is ready within 3 minutes.', 'A deleted document is in 0 answers after 60 seconds.'],
      story: { role: 'owner', action: 'hand in my documents', benefit: 'answers come from them' },
      criteria: [
        'WHEN a document changes, THE SYSTEM SHALL read only what changed.',
        'IF a document cannot be read, THEN THE SYSTEM SHALL list it with the reason.',
      ],
      tasks: [
        {
          key: 'ingest',
          title: 'Read documents into passages',
          skill: 'ai',
          hours: [7, 18, 42],
          after: ['uploads/upload', 'jobs/queue'],
          build:
            'Reader per kind in a process with limits, passages of about 300 words by headings with document, page and hash, vectors and full text in the same database.',
          test: 'A scanned PDF, 2 columns, tables, 500 pages; change one page and count the vectors made.',
        },
      ],
    },
    {
      key: 'cite',
      title: 'Answers with sources',
      priority: 'must',
      shall: 'answer from the passages that fit best, cite each of them, and say so when nothing fits',
      limits: [
        'The right passage is among the first 5 for 90 % of 50 questions.',
        '95 % of cited passages hold what is said.',
      ],
      story: { role: '{customer}', action: 'open the source of an answer', benefit: 'I can trust it' },
      criteria: [
        'WHEN an answer is given, THE SYSTEM SHALL number its sources and open them at the passage.',
        'IF no passage reaches the threshold, THEN THE SYSTEM SHALL answer that the documents do not say.',
        'THE SYSTEM SHALL look only through documents that the person may open.',
      ],
      tasks: [
        {
          key: 'cite',
          title: 'Find passages and cite them',
          skill: 'ai',
          hours: [6, 16, 39],
          after: ['ingest', 'ai-chat/stream'],
          build:
            'Vector and word search joined by rank, rights in the query, citations checked against the passages, threshold set by the 50 questions.',
          test: 'The 50 questions; 20 that the documents do not answer; a document of somebody else.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Passage',
      purpose: 'A piece of a document that can be cited',
      fields: ['text: text', 'page: integer', 'vector: vector', 'hash: text'],
      belongsTo: ['File'],
    },
  ],
  risks: [
    {
      key: 'documents',
      title: 'The documents contradict each other or are old.',
      likelihood: 'high',
      impact: 'medium',
      response: 'Show date and document with each source, and list contradictions found in the set of questions.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Reading, finding, citing, rights',
    passesWhen: '45 of 50 questions find their passage, and none finds a stranger’s.',
  },
  monthly: { low: 5, high: 60, what: 'Vectors for documents' },
}
