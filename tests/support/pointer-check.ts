import { Visitor } from 'vite';
import { lineOf, parse, type SourceFile } from './source-file.ts';

const HANDLER = /^on(Pointer|Mouse|Touch|Wheel|Click|DoubleClick|ContextMenu)/;
const EVENT = /^(pointer|mouse|touch|wheel|click|dblclick|contextmenu)/;

/**
 * Where else than in `tools/` does the page listen to the pointer?
 * Scenes and panels pass on the handlers that a tool made (`<mesh {...tool.handlers(model)} />`); buttons use `onPress`.
 */
export function checkPointers(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => file.path.startsWith('app/web/') && !file.path.startsWith('app/web/tools/'))
    .flatMap((file) => {
      const problems: string[] = [];
      const tell = (place: number, name: string) =>
        problems.push(`${file.path}:${lineOf(file, place)} listens to the pointer (${name}); only app/web/tools/ does`);
      new Visitor({
        JSXAttribute(node) {
          if (node.name.type === 'JSXIdentifier' && HANDLER.test(node.name.name)) tell(node.start, node.name.name);
        },
        Property(node) {
          if (node.key.type === 'Identifier' && HANDLER.test(node.key.name) && node.value.type !== 'AssignmentPattern') {
            tell(node.start, node.key.name);
          }
        },
        CallExpression(node) {
          const { callee } = node;
          const [event] = node.arguments;
          const listens =
            callee.type === 'MemberExpression' &&
            callee.property.type === 'Identifier' &&
            callee.property.name === 'addEventListener';
          if (listens && event?.type === 'Literal' && EVENT.test(String(event.value))) tell(node.start, String(event.value));
        },
      }).visit(parse(file).program);
      return problems;
    });
}
