// What runs before the page's own code where a test draws without a graphics card and nobody looks at the picture.

/** Edges are drawn as they come where nobody looks at them: without a graphics card smooth ones take twice the time. */
export const ROUGH_EDGES = `
  const smooth = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, wishes) {
    return smooth.call(this, kind, kind.startsWith('webgl') ? { ...wishes, antialias: false } : wishes);
  };`;

/**
 * Without a graphics card a picture of the demo board takes a quarter of a second, most of it for the corners of the figures. Where nobody
 * judges it, each thing is drawn whole once by each of its shaders, so that whatever is wrong with it is found; after that only its first corners.
 */
export const WHOLE_ONCE = `{
  const drawing = WebGL2RenderingContext.prototype;
  const now = new WeakMap();
  const nowOf = (gl) => now.get(gl) ?? now.set(gl, { program: gl, shape: gl, drawn: new WeakMap() }).get(gl);
  const { useProgram, bindVertexArray } = drawing;
  drawing.useProgram = function (program) {
    nowOf(this).program = program ?? this;
    return useProgram.call(this, program);
  };
  drawing.bindVertexArray = function (shape) {
    nowOf(this).shape = shape ?? this;
    return bindVertexArray.call(this, shape);
  };
  const isNew = (gl, what) => {
    const { program, shape, drawn } = nowOf(gl);
    const shapes = drawn.get(program) ?? drawn.set(program, new WeakMap()).get(program);
    const parts = shapes.get(shape) ?? shapes.set(shape, new Set()).get(shape);
    return parts.size < parts.add(what).size;
  };
  const FEW = 3;
  const { drawArrays, drawElements, drawArraysInstanced, drawElementsInstanced } = drawing;
  drawing.drawArrays = function (mode, first, count) {
    return drawArrays.call(this, mode, first, isNew(this, first + '+' + count) ? count : Math.min(count, FEW));
  };
  drawing.drawElements = function (mode, count, type, offset) {
    return drawElements.call(this, mode, isNew(this, offset + '+' + count) ? count : Math.min(count, FEW), type, offset);
  };
  drawing.drawArraysInstanced = function (mode, first, count, times) {
    const whole = isNew(this, first + '+' + count + '×' + times);
    return drawArraysInstanced.call(this, mode, first, count, whole ? times : Math.min(times, 1));
  };
  drawing.drawElementsInstanced = function (mode, count, type, offset, times) {
    const whole = isNew(this, offset + '+' + count + '×' + times);
    return drawElementsInstanced.call(this, mode, count, type, offset, whole ? times : Math.min(times, 1));
  };
}`;
