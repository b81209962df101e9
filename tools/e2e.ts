// npm run e2e [-- name...]: journeys in a real browser, all of them or those whose file has the name in it; what begins with '-' goes to
// Playwright (-g "title", --headed).
import { recorrer } from './recorrer';

const args = process.argv.slice(2);
const desde = args.findIndex((arg) => arg.startsWith('-'));
const [archivos, mas] = desde < 0 ? [args, []] : [args.slice(0, desde), args.slice(desde)];
const { falladas } = await recorrer(archivos, mas);
process.exit(falladas === 0 ? 0 : 1);
