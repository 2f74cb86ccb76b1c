// The build checks each of these files by its schema (scripts/knowledge-files.ts).
declare module '*/plans/questions.yaml' {
  const questions: import('./knowledge-schema').QuestionTemplate[]
  export default questions
}
declare module '*/plans/compliance-rules.yaml' {
  const rules: import('./knowledge-schema').ComplianceRule[]
  export default rules
}
declare module '*/plans/platforms.yaml' {
  const platforms: import('./knowledge-schema').PlatformCapabilities
  export default platforms
}
declare module '*/plans/release-steps.yaml' {
  const steps: import('./knowledge-schema').ReleaseSteps
  export default steps
}
