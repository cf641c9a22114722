export default function packClient(): void
