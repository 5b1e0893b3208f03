export { remoteSeat } from './remote-seat.ts';
export { type SeatMessage, type SeatRequest, seatMessage, seatRequest } from './seat-schema.ts';
export { serveSeat } from './serve-seat.ts';
export { type Carry, type Wire, wirePair } from './wire.ts';
