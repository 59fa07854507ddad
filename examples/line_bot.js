// A bot for Caribe in JavaScript: it reads its view and answers in the notation. node line_bot.js
const lines = require('node:readline').createInterface({ input: process.stdin });
let moves = [];
let view = {}; // all that the seat may know, as plain data

function pick(seed) {
  const late = (view.round ?? 0) > 2; // first gather, then build
  const building = moves.filter((move) => late && move.startsWith('build ') && !move.endsWith(' none'));
  const found = building.length ? building : moves;
  return found[Number(BigInt(seed) % BigInt(found.length))];
}

lines.on('line', (line) => {
  const [word, rest] = [line.split(' ', 1)[0], line.slice(line.indexOf(' ') + 1)];
  if (word === 'new') console.log('ready example-js');
  else if (word === 'decide') moves = [];
  else if (word === 'view') view = JSON.parse(rest);
  else if (word === 'action') moves.push(rest.slice(rest.indexOf(' ') + 1));
  else if (word === 'go') console.log(`move ${pick(rest.split(' ')[0])}`);
});
