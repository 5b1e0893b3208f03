/** An arrow that turns aside: the card is tapped. */
export function TappedMark() {
  return (
    <svg className="tapped-mark" viewBox="0 0 24 24" role="img">
      <title>Tapped</title>
      <path d="M7 16 V11 A5 5 0 0 1 17 11 V15 M13.5 12.5 L17 16 L20.5 12.5" />
    </svg>
  );
}
