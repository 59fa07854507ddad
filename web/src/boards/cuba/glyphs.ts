/** Small pictures, 24 by 24: each a few shapes, told apart by outline as well as colour. */

export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

const INK = 'currentColor';

export const GLYPHS: Record<string, Shape[]> = {
  wood: [
    { d: 'M7 6h11a5 6 0 0 1 0 12H7z', fill: '#c08a4a' },
    { d: 'M7 6a5 6 0 1 1 0 12a5 6 0 1 1 0-12z', fill: '#ecd3a4', stroke: '#7d5524', width: 1.4 },
    { d: 'M7 9.2a2.4 2.8 0 1 1 0 5.6M13 9h6M14 14.5h5', stroke: '#7d5524', width: 1.3 },
  ],
  stone: [
    { d: 'M2.5 18l2.6-8.6L11.6 5l8 3.4L22 18.4z', fill: '#9aa0a6', stroke: '#5d6368', width: 1.2 },
    { d: 'M5 9.6l7 3 7.4-4M12 12.6l-1 5.6', stroke: '#fff', width: 1.4 },
  ],
  water: [
    { d: 'M12 2q8 9.6 8 14a8 7 0 0 1-16 0q0-4.4 8-14z', fill: '#2c7fc4', stroke: '#174f80', width: 1 },
    { d: 'M7.4 15.6q.6 4 4.6 4.4', stroke: '#cfe8fb', width: 1.8 },
  ],
  citrus: [
    { d: 'M12 5.4a8.4 8.2 0 1 1 0 16.4a8.4 8.2 0 1 1 0-16.4z', fill: '#f08a24', stroke: '#a55506', width: 1 },
    { d: 'M12 6q1.4-4.4 6.6-4Q17.6 6.4 12 6z', fill: '#2f8a4c' },
    { d: 'M7.6 10.4q1-1.6 2.8-2', stroke: '#ffe3b8', width: 1.8 },
  ],
  sugar: [
    { d: 'M6 22V7h3.4v15zM10.4 22V3.4h3.4V22zM14.8 22V8.4h3.4V22z', fill: '#d9cf8a', stroke: '#7f7330', width: 1 },
    { d: 'M6 12h3.4M6 17h3.4M10.4 9h3.4M10.4 15h3.4M14.8 13h3.4M14.8 18h3.4', stroke: '#7f7330', width: 1.2 },
    { d: 'M7.6 7Q4 6 2 9M12 3.4Q16 .6 20 4M16.4 8.4q4-1.4 5.6 1.6', stroke: '#3e8e4a', width: 1.9 },
  ],
  tobacco: [
    {
      d: 'M3.6 21.4C1.4 10 8.6 2.4 21.4 2.6C21.6 15 14.6 22.6 3.6 21.4z',
      fill: '#3d8c4b',
      stroke: '#1d5a2b',
      width: 1,
    },
    {
      d: 'M4.4 20.6Q11 12.4 18 6M9 15l-.6-5M9.4 14.6l5 .6M13 10.8l-.4-4M13.4 10.4l4 .4',
      stroke: '#d6efcd',
      width: 1.3,
    },
  ],
  rum: [
    {
      d: 'M9.8 1.8h4.4v5.8q3.4 1.8 3.4 5.4v8.2a1.2 1.2 0 0 1-1.2 1.2H7.6a1.2 1.2 0 0 1-1.2-1.2V13q0-3.6 3.4-5.4z',
      fill: '#a8281f',
      stroke: '#641610',
      width: 1,
    },
    { d: 'M6.4 13.4h11.2v5H6.4z', fill: '#fff3dd' },
    { d: 'M9.8 1.8h4.4v2.4H9.8z', fill: '#e8b23c' },
    { d: 'M9 16h6', stroke: '#a8281f', width: 1.3 },
  ],
  cigars: [
    { d: 'M2 13.4L17.8 4.2l3.4 4.6L5.6 18z', fill: '#744a27', stroke: '#42260f', width: 1 },
    { d: 'M4 20.6l15.6-9 2.6 4.2L7 22.6z', fill: '#8a5a32', stroke: '#42260f', width: 1 },
    { d: 'M6.4 10.8l3.4 4.8M9.6 17.4l2.6 3.2', stroke: '#f2c14e', width: 2.4 },
  ],
  peso: [
    { d: 'M12 1.6a10.4 10.4 0 1 1 0 20.8a10.4 10.4 0 1 1 0-20.8z', fill: '#e0ab2b', stroke: '#8a5f08', width: 1.2 },
    { d: 'M12 4.8a7.2 7.2 0 1 1 0 14.4a7.2 7.2 0 1 1 0-14.4z', stroke: '#8a5f08', width: 1.1 },
    { d: 'M9.8 17V7.4h2.8a2.7 2.7 0 0 1 0 5.4H9.8M8 10.2h7.6', stroke: '#6b4904', width: 1.6 },
  ],
  point: [
    {
      d: 'M12 1.6l3.1 6.7 7.3.9-5.4 5 1.4 7.2L12 17.8l-6.4 3.6L7 14.2l-5.4-5 7.3-.9z',
      fill: '#c8355e',
      stroke: '#7f1535',
      width: 1,
    },
  ],
  vote: [
    { d: 'M3.4 10.6h17.2V21H3.4z', fill: '#8a4fa3', stroke: '#512866', width: 1 },
    { d: 'M8 2.6h8v8H8z', fill: '#fff8ea', stroke: '#512866', width: 1 },
    { d: 'M9.8 6.2l1.8 1.8 3-3.4', stroke: '#2f7d4c', width: 1.7 },
    { d: 'M6 13.2h12', stroke: '#fff8ea', width: 1.8 },
  ],
  fist: [
    { d: 'M5 9.4q0-4 4-4h7q4 0 4 4.6v4q0 6-5.6 6H9.6Q5 20 5 14.6z', fill: '#d9a06a', stroke: '#6d4420', width: 1.2 },
    { d: 'M9 5.6v5M12.6 5.4v5.2M16.2 5.6v5M5.2 12.4q5 2.6 8-.6', stroke: '#6d4420', width: 1.3 },
  ],
  house: [
    { d: 'M4 11h16v10.4H4z', fill: '#f6dfa6', stroke: '#7b4a26', width: 1 },
    { d: 'M1.8 12L12 3l10.2 9', stroke: '#b5533c', width: 2.8 },
    { d: 'M9.6 14.4h4.8v7H9.6z', fill: '#7b4a26' },
  ],
  ship: [
    { d: 'M2 15h20q-2 6.4-6 6.4H8Q4 21.4 2 15z', fill: '#7b4a26' },
    { d: 'M12.8 13.6V2.2q6 3.6 7 11.4zM11 13.6V5Q6 8 5 13.6z', fill: '#fdf3da', stroke: '#8d7444', width: 0.9 },
  ],
  field: [
    { d: 'M2 8h20v13H2z', fill: '#7fae52' },
    { d: 'M2 21L9 8M9 21l3-13M16 21L14.6 8M22 21L18 8', stroke: '#4c7a2a', width: 1.4 },
  ],
  worker: [
    { d: 'M3 9.6q9-6 18 0l-3 1q-6-2-12 0z', fill: INK },
    { d: 'M7.6 11h8.8q0 6-4.4 6t-4.4-6z', fill: INK },
    { d: 'M4.6 22q1-5 7.4-5t7.4 5z', fill: INK },
  ],
  trader: [
    { d: 'M12 3v16M4 7h16M7 21h10', stroke: INK, width: 2.2 },
    { d: 'M4.4 7l-3 7h6zM19.6 7l-3 7h6z', fill: INK },
  ],
  architect: [
    { d: 'M12 2.4v4M11 6L5 21M13 6l6 15M7 15.4q5 3 10 0', stroke: INK, width: 2.3 },
    { d: 'M12 4a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2z', fill: INK },
  ],
  foreman: [
    { d: 'M3 4.4l5-2.4 4 4-2.4 2.4L20.6 19a2 2 0 0 1-2.8 2.6L7.4 10.6 5 13z', fill: INK },
    { d: 'M20.6 4l-5.4 5.6M9 15.6l-5.4 5.8', stroke: INK, width: 3 },
  ],
  mayor: [
    { d: 'M6.4 2.6h11.2v9H6.4z', fill: INK },
    { d: 'M2.6 11.4h18.8v3H2.6zM8 15h8q0 6-4 6t-4-6z', fill: INK },
    { d: 'M6.4 9h11.2', stroke: '#f2a541', width: 1.8 },
  ],
  anchor: [
    { d: 'M12 8v13M7 11h10M3.6 14q1 7 8.4 7t8.4-7', stroke: INK, width: 2.2 },
    { d: 'M12 2.6a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 1 1 0-5.4z', stroke: INK, width: 2 },
  ],
  swap: [{ d: 'M3 8.6h15M14 4l5 4.6-5 4.6M21 16H6M10 11.4L5 16l5 4.6', stroke: INK, width: 2.2 }],
  flag: [
    { d: 'M7 22V2.6', stroke: INK, width: 2 },
    { d: 'M8 3l11 4.4L8 12z', fill: '#c8355e' },
  ],
  bell: [{ d: 'M5 17q2-2 2-7a5 5 0 0 1 10 0q0 5 2 7zM10 19h4q0 2.6-2 2.6T10 19z', fill: INK }],
  key: [
    { d: 'M7.6 6a5 5 0 1 1 0 10a5 5 0 1 1 0-10z', stroke: INK, width: 2.3 },
    { d: 'M12.4 11h9.4v4M18 11v3.4', stroke: INK, width: 2.3 },
  ],
  cross: [{ d: 'M12 3v18M6 9h12', stroke: INK, width: 2.6 }],
  lamp: [
    { d: 'M12 8a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2z', fill: '#f2c14e' },
    { d: 'M1.6 6.6L7 9.6M22.4 6.6L17 9.6M1.6 16.6L7 13.8M22.4 16.6L17 13.8', stroke: '#f2c14e', width: 1.9 },
  ],
  crate: [
    { d: 'M3.4 5h17.2v15H3.4z', fill: '#c99a5b', stroke: '#7b4a26', width: 1.4 },
    { d: 'M3.4 9.6h17.2M3.4 15h17.2M3.4 20L20.6 5', stroke: '#7b4a26', width: 1.4 },
  ],
  bag: [
    { d: 'M4 8h16l1.4 13.6H2.6z', fill: '#c8355e' },
    { d: 'M8 10.6V7a4 4 0 0 1 8 0v3.6', stroke: INK, width: 1.9 },
  ],
  sun: [
    { d: 'M12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10z', fill: '#f2a541' },
    {
      d: 'M12 1.6v3M12 19.4v3M1.6 12h3M19.4 12h3M4.6 4.6l2 2M17.4 17.4l2 2M4.6 19.4l2-2M17.4 6.6l2-2',
      stroke: '#d97f12',
      width: 2,
    },
  ],
  down: [{ d: 'M12 3v16M5 12.4l7 7 7-7', stroke: INK, width: 2.8 }],
  up: [{ d: 'M12 21V5M5 11.6l7-7 7 7', stroke: INK, width: 2.8 }],
  no: [
    { d: 'M12 2.6a9.4 9.4 0 1 1 0 18.8a9.4 9.4 0 1 1 0-18.8z', stroke: '#b5361b', width: 2.4 },
    { d: 'M5.6 5.6l12.8 12.8', stroke: '#b5361b', width: 2.4 },
  ],
  scroll: [
    { d: 'M5 3h12a3 3 0 0 1 0 0v15H5z', fill: '#fff3dd', stroke: '#8d7444', width: 1.2 },
    { d: 'M5 18h12a2 2 0 0 1 0 4H7a2 2 0 0 1-2-2z', fill: '#ecd3a4', stroke: '#8d7444', width: 1.2 },
    { d: 'M8 7h6M8 10.4h6M8 13.8h4', stroke: '#8d7444', width: 1.4 },
  ],
  first: [
    { d: 'M5 22V2.6', stroke: INK, width: 2.2 },
    { d: 'M6 3.4q7-3 13 1.6-6 3-13 6z', fill: '#f2a541', stroke: INK, width: 1 },
  ],
  cards: [
    { d: 'M3 6.4l9-2.6 4 14-9 2.6z', stroke: INK, width: 1.9 },
    { d: 'M11 5h9.4v15.4H11z', fill: INK },
  ],
};
