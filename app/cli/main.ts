import process from 'node:process';
import { createInterface } from 'node:readline';
import { EXITS } from './exit-codes.ts';
import { runEyeline } from './run-eyeline.ts';

// A reader that has seen enough (head, less) closes the pipe: that is no error of ours. A full disk is what the shell must be told of.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    if (stream === process.stdout) process.stderr.write(`eyeline: ${error.message}\n`);
    process.exit(EXITS.fault);
  });

async function* linesTyped(): AsyncIterable<string> {
  const reader = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  try {
    yield* reader;
  } finally {
    reader.close();
    // whoever has said that it is enough must not have to end the input as well
    process.stdin.destroy();
  }
}

// exitCode and not exit(): what has been written must reach its pipe first.
process.exitCode = await runEyeline(process.argv.slice(2), {
  folder: process.cwd(),
  environment: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  // what a file or another program reads holds no line that is written over
  ...(process.stderr.isTTY ? { watch: (line: string) => process.stderr.write(`\r\u001b[2K${line}`) } : {}),
  lines: linesTyped,
});
