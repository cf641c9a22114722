export default function ErrorPage({ status, message }: { status: number; message: string | null }) {
  return (
    <main>
      <h1>{status}</h1>
      <p>{message}</p>
    </main>
  )
}
