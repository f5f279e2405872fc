// A bot for Skull King in JavaScript (node): bids zero and always plays the first card it may.
const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const { id, type, view } = JSON.parse(line);
  if (type === "hello") console.log(JSON.stringify({ id, protocol: 1, name: "Lowest bot" }));
  if (type === "choose") console.log(JSON.stringify({ id, action: view.legal[0] }));
});
