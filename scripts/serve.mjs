const bundle = new URL('../build/server/index.js', import.meta.url)

try {
  const { serve } = await import(bundle.href)
  await serve()
} catch (error) {
  console.error(error)
  process.exit(1)
}
