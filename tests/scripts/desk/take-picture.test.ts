import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { takePicture } from '../../../scripts/desk/pictures/take-picture';
import { temporaryFolder } from '../../content/support/temporary-folder';

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#246' } });

const PNG = await blank(40, 30).png().toBuffer();
const OTHER = await blank(41, 30).png().toBuffer();
const AVIF = await blank(400, 300).avif().toBuffer();
const GIF = await blank(9, 9).gif().toBuffer();
const JPEG = await blank(40, 30).jpeg().toBuffer();

function data() {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, 'public'));
  const images = join(dataDir, 'public/images');
  return { dataDir, images, take: (name: string, bytes: Uint8Array) => takePicture({ dataDir, name, bytes }) };
}

describe('the name of a picture', () => {
  it.each([
    ['Ada Sow (portrait).PNG', '/images/ada-sow-portrait.png'],
    ['صورة.png', '/images/swrh.png'],
    ['Café_à_la_mode.png', '/images/cafe-a-la-mode.png'],
    ['../../secret.png', '/images/secret.png'],
    ['C:\\Users\\ada\\me.png', '/images/me.png'],
    ['.png', '/images/picture.png'],
    ['clipboard', '/images/clipboard.png'],
    ['a.b/v1.2 final.png', '/images/v1-2-final.png'],
    ['💥', '/images/boom.png'],
    ['---.png', '/images/picture.png'],
    ['con.png', '/images/picture-con.png'],
    // A photograph of a messenger.
    ['photo.jpg', '/images/photo.png'],
  ])('%s becomes %s', async (name, address) => {
    const { dataDir, take } = data();
    expect(await take(name, PNG)).toEqual({ address });
    expect(readFileSync(join(dataDir, 'public', address)).equals(PNG)).toBe(true);
  });

  it('is used again for the same picture, and never for another', async () => {
    const { images, take } = data();
    expect(await take('me.png', PNG)).toEqual({ address: '/images/me.png' });
    expect(await take('Me.png', OTHER)).toEqual({ address: '/images/me-2.png' });
    expect(await take('me.png', PNG)).toEqual({ address: '/images/me.png' });
    expect(await take('me.png', OTHER)).toEqual({ address: '/images/me-2.png' });
    writeFileSync(join(images, 'You.png'), PNG);
    expect(await take('you.png', OTHER)).toEqual({ address: '/images/you-2.png' });
    expect(readdirSync(images).sort()).toEqual(['You.png', 'me-2.png', 'me.png', 'you-2.png']);
  });
});

describe('a picture is refused', () => {
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const damaged = Buffer.from(PNG).fill(7, 60, 80);
  const svg = (inside: string, attributes = '') =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}>${inside}</svg>`);

  it.each([
    ['a half JPEG', 'a.jpg', half(JPEG), 'broken'],
    ['a half PNG', 'a.png', half(PNG), 'broken'],
    ['a PNG that is damaged in its middle', 'a.png', damaged, 'broken'],
    ['a half AVIF', 'a.avif', half(AVIF), 'broken'],
    ['an empty file', 'a.png', Buffer.alloc(0), 'format'],
    ['a text', 'a.png', Buffer.from('hello'), 'format'],
    ['a GIF', 'a.gif', GIF, 'format'],
    ['a file of 21 MB', 'a.png', Buffer.alloc(21 * 1024 * 1024), 'too-large'],
    ['a web page', 'a.svg', Buffer.from('<html></html>'), 'broken'],
    ['a drawing in UTF-16', 'a.svg', Buffer.from('\uFEFF<svg/>', 'utf16le'), 'broken'],
    ['a script', 'a.svg', svg('<script>alert(1)</script>'), 'active'],
    ['a script by another prefix', 'a.svg', svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), 'active'],
    ['an event', 'a.svg', svg('', 'onload="alert(1)"'), 'active'],
    ['a link with a script', 'a.svg', svg('<a href="java&#115;cript:alert(1)"/>'), 'active'],
    ['an animated link', 'a.svg', svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>'), 'active'],
    ['a web page inside', 'a.svg', svg('<foreignObject/>'), 'active'],
    ['a picture elsewhere', 'a.svg', svg('<image xlink:href="https://example.org/x.png"/>'), 'active'],
    ['a font elsewhere', 'a.svg', svg('<style>@font-face{src:url(https://example.org/x)}</style>'), 'active'],
    ['a hidden address', 'a.svg', svg('<style><![CDATA[a{fill:\\75rl(x)}]]></style>'), 'active'],
    ['a fill elsewhere', 'a.svg', svg('<path fill="u&#114;l(//example.org/x)"/>'), 'active'],
    ['entities', 'a.svg', Buffer.from('<!DOCTYPE svg [<!ENTITY x "y">]><svg>&x;</svg>'), 'active'],
    ['a stylesheet', 'a.svg', Buffer.from('<?xml-stylesheet href="x"?><svg/>'), 'active'],
    ['a script behind a comment', 'a.svg', Buffer.from('<!-- <!DOCTYPE --><svg><script/></svg><!-- -->'), 'active'],
  ])('%s', async (_, name, bytes, code) => {
    const { images, take } = data();
    expect(await take(name, bytes)).toEqual({ code, message: expect.stringMatching(/\.$/) });
    expect(() => readdirSync(images)).toThrow();
  });

  it('if the folder leads out of the public folder', async () => {
    const { images, take } = data();
    const elsewhere = temporaryFolder();
    symlinkSync(elsewhere, images);
    expect(await take('a.png', PNG)).toMatchObject({ code: 'outside' });
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  it('and a link to a file elsewhere stays as it is', async () => {
    const { images, take } = data();
    const secret = join(temporaryFolder(), 'secret');
    writeFileSync(secret, 'mine');
    mkdirSync(images);
    symlinkSync(secret, join(images, 'a.png'));
    expect(await take('a.png', PNG)).toEqual({ address: '/images/a-2.png' });
    expect(readFileSync(secret, 'utf8')).toBe('mine');
  });
});

it('takes drawings as programs write them', async () => {
  const { take } = data();
  const drawing = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Generator: a program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:cc="http://creativecommons.org/ns#" viewBox="0 0 9 9">
<metadata><cc:license rdf:resource="http://creativecommons.org/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>
<defs><linearGradient id="g"/></defs><style>.a { fill: url(#g); }</style>
<path id="p" style="fill:url('#g')" d="M0 0h9"/><use xlink:href="#p"/><image href="data:image/png;base64,${PNG.toString('base64')}"/>
</svg>`;
  expect(await take('logo.svg', Buffer.from(drawing))).toEqual({ address: '/images/logo.svg' });
});

describe('a picture that is larger than pages use', () => {
  it('is proposed smaller and upright, and written as the person decides', async () => {
    const { dataDir, images } = data();
    const noise = {
      width: 3000,
      height: 1500,
      channels: 3 as const,
      noise: { type: 'gaussian' as const, mean: 128, sigma: 30 },
    };
    // Orientation 6: to be shown turned by 90°.
    const bytes = await sharp({ create: { ...noise, background: '#000' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const dropped = { dataDir, name: 'Hall.JPG', bytes };

    const proposed = await takePicture(dropped);
    expect(proposed).toEqual({ proposal: { width: 1200, height: 2400, bytes: expect.any(Number) } });
    expect(() => readdirSync(images)).toThrow();

    expect(await takePicture({ ...dropped, smaller: true })).toEqual({ address: '/images/hall.jpg' });
    const written = readFileSync(join(images, 'hall.jpg'));
    expect(await sharp(written).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 2400 });
    expect(proposed).toMatchObject({ proposal: { bytes: written.length } });

    expect(await takePicture({ ...dropped, smaller: true })).toEqual({ address: '/images/hall.jpg' });
    expect(await takePicture({ ...dropped, smaller: false })).toEqual({ address: '/images/hall-2.jpg' });
    expect(readFileSync(join(images, 'hall-2.jpg')).equals(bytes)).toBe(true);
  });

  it('is taken as it is if a smaller one would lose its animation, or too little', async () => {
    const { take } = data();
    const frames = await sharp(
      [await blank(2500, 10).png().toBuffer(), await blank(2500, 10).negate().png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .webp()
      .toBuffer();
    expect(await take('film.webp', frames)).toEqual({ address: '/images/film.webp' });
    const tiny = await blank(2401, 1).png({ compressionLevel: 9 }).toBuffer();
    expect(await take('line.png', tiny)).toEqual({ address: '/images/line.png' });
  });
});
