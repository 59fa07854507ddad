/** Minutes after midnight, as a field for times writes them: "22:30". */
export function clockOf(minute: number): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The minute of the day that a field for times says; midnight where it is empty. */
export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
