#!/usr/bin/env node
// comanda <mandato>: what a team calls in the repository of its area. In the house's own, npm run does.
const MANDATOS = {
  nueva: [
    './propio/nueva.js',
    'comanda nueva <area> --de http://localhost:3000',
    'comienza un área',
  ],
  pantalla: ['./propio/pantalla.js', 'comanda pantalla <nombre>', 'agrega una pantalla'],
  dev: ['./dev.js', 'comanda dev', 'el área de esta carpeta dentro del producto'],
  probar: ['./propio/probar.js', 'comanda probar [--todo]', 'las pruebas de lo que cambió'],
  equipo: ['./equipo.js', 'comanda equipo', 'tipos, estilo, importaciones, pruebas y construcción'],
  construir: ['./build.js', 'comanda construir', 'construye el área'],
  publicar: [
    './publicar.js',
    'comanda publicar [--canary 10 | --a-todos "por qué" | --vista] [--nota "qué cambia"]',
    'la construye y la publica',
  ],
  estado: ['./estado.js', 'comanda estado', 'qué hay publicado, quién lo tiene y cómo le va'],
  volver: ['./publicar.js', 'comanda volver', 'vuelve al build anterior'],
};

const [nombre = ''] = process.argv.splice(2, 1);
const mandato = Object.hasOwn(MANDATOS, nombre) ? MANDATOS[nombre] : undefined;
if (!mandato) {
  const usos = Object.values(MANDATOS).map(([, uso, que]) => `  ${uso}\n      ${que}`);
  console.error(`Uso:\n${usos.join('\n')}`);
  process.exit(2);
}
if (nombre === 'volver') process.argv.push('--volver');
await import(mandato[0]);
