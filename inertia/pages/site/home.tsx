export default function Home() {
  return <h1>Skillary</h1>
}
