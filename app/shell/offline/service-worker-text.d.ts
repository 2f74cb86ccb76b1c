// made by scripts/service-worker.ts
declare module 'virtual:service-worker' {
  const text: string
  export default text
}
