// The browser is found or installed by scripts/bootstrap.mjs; puppeteer's own download is never wanted.
module.exports = { skipDownload: true };
